/** What a reader likes: language, theme, whether dice are seen to roll. Kept by the browser. */
import { useSyncExternalStore } from "react";
import type { Lang } from "./text";

export interface Prefs {
  lang: Lang;
  theme: "dark" | "light";
  dice: "seen" | "at-once";
  name: string;
}

const KEY = "sacredwire.prefs";
const listeners = new Set<() => void>();

function first(): Prefs {
  const lang: Lang = navigator.language.toLowerCase().startsWith("en") ? "en" : "es";
  const theme = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  const dice = matchMedia("(prefers-reduced-motion: reduce)").matches ? "at-once" : "seen";
  try {
    return { lang, theme, dice, name: "", ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { lang, theme, dice, name: "" };
  }
}

let prefs = first();

function show() {
  document.documentElement.lang = prefs.lang;
  document.documentElement.dataset.theme = prefs.theme;
}
show();

export function setPrefs(change: Partial<Prefs>) {
  prefs = { ...prefs, ...change };
  localStorage.setItem(KEY, JSON.stringify(prefs));
  show();
  for (const tell of listeners) tell();
}

export const getPrefs = () => prefs;

export function usePrefs(): Prefs {
  return useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, getPrefs);
}
