/** The tokens this browser holds: one lets into one match. They are kept like keys, and never shown. */
import type { Access, Made } from "./protocol/wire";

export interface Key extends Access {
  invitations: Record<string, string>;
  watch: string;
}

const PLACE = "sacredwire.keys";

export function keys(): Key[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Key[];
  } catch {
    return [];
  }
}

export const keyOf = (match: string) => keys().find((key) => key.match === match);

function keep(key: Key) {
  localStorage.setItem(PLACE, JSON.stringify([key, ...keys().filter((one) => one.match !== key.match)].slice(0, 200)));
}

export function keepMade(made: Made) {
  keep({ ...made.access, invitations: made.invitations, watch: made.watch });
}

export function keepAccess(access: Access) {
  const known = keyOf(access.match);
  keep({ invitations: {}, watch: "", ...known, ...access });
}

export function drop(match: string) {
  localStorage.setItem(PLACE, JSON.stringify(keys().filter((one) => one.match !== match)));
}

export const invitationLink = (invitation: string) => `${location.origin}/join#${invitation}`;
