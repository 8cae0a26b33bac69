/** The link to our wording of a rule, and the sheet it opens. */
import { createContext, useContext, useEffect, useRef } from "react";
import { useText } from "../text";

export const RuleContext = createContext<(rule: string) => void>(() => {});

export function RuleLink({ rule }: { rule: string }) {
  const text = useText();
  const open = useContext(RuleContext);
  if (!rule) return null;
  return (
    <button
      type="button"
      className="rule"
      aria-label={text.t("ui-rule", { rule, title: text.ruleTitle(rule) })}
      onClick={(event) => {
        event.stopPropagation();
        open(rule);
      }}
    >
      {rule}
    </button>
  );
}

export function RuleSheet({ rule, onClose }: { rule: string; onClose: () => void }) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (rule && !element?.open) element?.showModal();
    if (!rule) element?.close();
  }, [rule]);
  return (
    <dialog ref={dialog} className="sheet" onClose={onClose} aria-labelledby="rule-title">
      {rule && (
        <>
          <h2 id="rule-title">
            <code>{rule}</code> {text.ruleTitle(rule)}
          </h2>
          <p>{text.rule(rule)}</p>
          <button type="button" className="main" onClick={onClose}>
            {text.t("ui-close")}
          </button>
        </>
      )}
    </dialog>
  );
}
