import { deleteCookie } from "hono/cookie"
import { html } from "hono/html"
import type { Call } from "#sandbox/running-sandbox.ts"
import type { DeskTexts } from "./desk-texts.ts"
import { findSetup, scriptOfSetup } from "./stored-setups.ts"
import { enterAs } from "./personas.ts"
import { setClock } from "./set-clock.ts"
import { keepCulture, setTokenCookies } from "./token-cookies.ts"

/** Prepares the setup of a link. False means that it is unreadable or unknown, and that nothing has changed. */
export const prepare = async (c: Call, text: string): Promise<boolean> => {
  const { sandbox } = c.var
  const setup = findSetup(text)
  if (setup === undefined) return false
  keepCulture(c, setup.culture)
  await setClock(sandbox, { at: setup.at })
  sandbox.faults.clear()
  for (const fault of setup.faults) sandbox.faults.add(fault)
  if (setup.persona !== null) setTokenCookies(c, await enterAs(sandbox, setup.persona, setup.culture))
  else for (const name of ["token", "refreshToken"]) deleteCookie(c, name, { path: "/" })
  return true
}

/** A link only asks: another site could send its reader here, and this replaces the session and the clock. */
export const setupSection = ({ t }: Pick<DeskTexts, "t">, text: string | undefined) => {
  if (text === undefined) return ""
  const script = scriptOfSetup(text)
  const isKnown = findSetup(text) !== undefined
  return html`<section aria-labelledby="setup">
        <h2 id="setup">${script === null ? t.setup : `${t.setup}: ${script}`}</h2>
        <p>${isKnown ? t.setupNote : t.setupUnknown}</p>
        ${
          isKnown
            ? html`<form method="post" action="/sandbox/setup"><button name="setup" value="${text}">${t.prepare}</button></form>`
            : ""
        }
      </section>`
}
