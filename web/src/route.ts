/** Which screen is shown: the address says it. */
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const tell = () => {
  for (const one of listeners) one();
};
addEventListener("popstate", tell);

export function go(path: string, replace = false) {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  scrollTo(0, 0);
  tell();
}

export function usePath(): string {
  return useSyncExternalStore(
    (one) => {
      listeners.add(one);
      return () => listeners.delete(one);
    },
    () => location.pathname,
  );
}
