/** A patch laid over the view known: what it has replaces what was there; of the figures, model by model. */
import type { Patch, View } from "../protocol/wire";

export function patched(view: View, patch: Patch): View {
  const { figures, ...rest } = patch;
  return { ...view, ...rest, figures: figures ? { ...view.figures, ...figures } : view.figures };
}
