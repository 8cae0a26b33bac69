/** What every page but the table has: the head with language and theme, and the foot. */
import type { ReactNode } from "react";
import { setPrefs, usePrefs } from "../prefs";
import { go } from "../route";
import { LANGS, useText } from "../text";

export function Page({ children, kind = "" }: { children: ReactNode; kind?: string }) {
  const text = useText();
  return (
    <>
      <header className="top">
        <Link to="/" kind="brand">
          Sacred Wire <b>28</b>
        </Link>
        <Switches />
      </header>
      <main className={`page ${kind}`}>{children}</main>
      <footer className="foot">
        <p>{text.t("ui-credit")}</p>
      </footer>
    </>
  );
}

export function Link({ to, kind, children }: { to: string; kind?: string; children: ReactNode }) {
  return (
    <a
      href={to}
      className={kind}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

/** Language and theme, switched in place. */
export function Switches() {
  const text = useText();
  const { lang, theme } = usePrefs();
  return (
    <div className="switches">
      <fieldset className="tabs">
        <legend>{text.t("ui-language")}</legend>
        {LANGS.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={lang === one}
            aria-label={text.t(`ui-lang-${one}`)}
            onClick={() => setPrefs({ lang: one })}
          >
            {one.toUpperCase()}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="quiet"
        aria-label={text.t(theme === "dark" ? "ui-to-light" : "ui-to-dark")}
        title={text.t(theme === "dark" ? "ui-to-light" : "ui-to-dark")}
        onClick={() => setPrefs({ theme: theme === "dark" ? "light" : "dark" })}
      >
        {theme === "dark" ? "☀" : "☾"}
      </button>
    </div>
  );
}

/** A page with one thing to say. */
export function Notice({ title, told = "" }: { title: string; told?: string }) {
  const text = useText();
  return (
    <Page kind="notice">
      <h1>{title}</h1>
      {told && <p>{told}</p>}
      <Link to="/" kind="button">
        {text.t("ui-home")}
      </Link>
    </Page>
  );
}
