import { deflateRawSync, inflateRawSync } from "node:zlib"
import { z } from "@hono/zod-openapi"
import { deleteCookie } from "hono/cookie"
import { html } from "hono/html"
import type { Call } from "#sandbox/running-sandbox.ts"
import type { DeskTexts } from "./desk-texts.ts"
import { clockAt, cultureForm, faultForm, personaForm } from "./forms.ts"
import { enterAs } from "./personas.ts"
import { setClock } from "./set-clock.ts"
import { keepCulture, setTokenCookies } from "./token-cookies.ts"

/** The start of a test script: all that a tester would otherwise set at the desk by hand. */
const setupForm = z.strictObject({
  ...cultureForm.shape,
  at: clockAt,
  /** Null means signed out. */
  persona: personaForm.shape.persona.nullable(),
  faults: z.array(faultForm).max(100),
})
export type Setup = z.input<typeof setupForm>

const longest = 1_000_000

/** The setup as a part of an address. */
export const writeSetup = (setup: Setup): string => deflateRawSync(JSON.stringify(setup)).toString("base64url")

export const readSetup = (text: string): z.output<typeof setupForm> | undefined => {
  try {
    const json = inflateRawSync(Buffer.from(text, "base64url"), { maxOutputLength: longest }).toString()
    return setupForm.safeParse(JSON.parse(json)).data
  } catch {
    // The text is none of ours, or half of a link.
    return undefined
  }
}

/** Prepares the setup of a link. False means that it is unreadable, and that nothing has changed. */
export const prepare = async (c: Call, text: string): Promise<boolean> => {
  const { sandbox } = c.var
  const setup = readSetup(text)
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
export const setupSection = ({ t }: Pick<DeskTexts, "t">, text: string | undefined) =>
  text === undefined
    ? ""
    : html`<section aria-labelledby="setup">
        <h2 id="setup">${t.setup}</h2>
        <p>${t.setupNote}</p>
        <form method="post" action="/sandbox/setup"><button name="setup" value="${text}">${t.prepare}</button></form>
      </section>`
