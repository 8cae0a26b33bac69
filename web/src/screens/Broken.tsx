/** What is shown when the page itself fails: never a blank screen, always a way on. */
import { Component, type ReactNode } from "react";
import { useText } from "../text";
import { Page } from "./Page";

export class Unbroken extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const text = useText();
  return (
    <Page kind="notice">
      <h1>{text.t("ui-broken")}</h1>
      <p>{text.t("ui-broken-told")}</p>
      <button type="button" className="main" onClick={() => location.reload()}>
        {text.t("ui-reload")}
      </button>
    </Page>
  );
}
