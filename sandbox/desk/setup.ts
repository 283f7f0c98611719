import { deleteCookie } from "hono/cookie"
import { html } from "hono/html"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import type { DeskContext } from "./desk-context.ts"
import { enterAs } from "./personas.ts"
import { setClock } from "./set-clock.ts"
import { findSetup, scriptOfSetup } from "./stored-setups.ts"
import { saveLocale, setTokenCookies } from "./token-cookies.ts"

/** Prepares the setup of a link. Returns false, and changes nothing, if the setup is unreadable or unknown. */
export const applySetup = async (c: RequestContext, text: string): Promise<boolean> => {
  const { sandbox } = c.var
  const setup = findSetup(text)
  if (setup === undefined) return false
  saveLocale(c, setup.culture)
  await setClock(sandbox, { at: setup.at })
  sandbox.faults.clear()
  for (const fault of setup.faults) sandbox.faults.add(fault)
  if (setup.persona !== null) setTokenCookies(c, await enterAs(sandbox, setup.persona, setup.culture))
  else for (const name of ["token", "refreshToken"]) deleteCookie(c, name, { path: "/" })
  return true
}

/**
 * Shows a button instead of applying the setup immediately, because the setup replaces the session and the clock, and another
 * site could send its visitors to this link.
 */
export const renderSetupSection = ({ t }: Pick<DeskContext, "t">, text: string | undefined, isPrepared: boolean) => {
  if (text === undefined) return ""
  const setup = findSetup(text)
  const heading = isPrepared && setup !== undefined ? t.setupDone : t.setup
  const script = scriptOfSetup(text)
  return html`<section aria-labelledby="setup">
        <h2 id="setup">${script === null ? heading : `${heading}: ${script}`}</h2>
        ${setup?.title === undefined ? "" : html`<p><strong>${setup.title}</strong></p>`}
        <p>${setup === undefined ? t.setupUnknown : isPrepared ? t.setupNext : t.setupNote}</p>
        ${
          setup === undefined
            ? ""
            : html`<form method="post" action="/sandbox/setup" class="row">
          ${isPrepared ? html`<a class="target" href="${setup.start ?? "/"}">${t.setupBegin}: ${setup.start ?? "/"}</a>` : ""}
          <button name="setup" value="${text}">${isPrepared ? t.prepareAgain : t.prepare}</button></form>`
        }
      </section>`
}
