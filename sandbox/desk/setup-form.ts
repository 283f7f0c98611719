import { deflateRawSync, inflateRawSync } from "node:zlib"
import { z } from "@hono/zod-openapi"
import { clockAt, cultureForm, faultForm, personaForm } from "./forms.ts"

/** The start of a test script. The setup replaces everything that a tester would set by hand at the desk. */
const setupForm = z.strictObject({
  ...cultureForm.shape,
  at: clockAt,
  /** Null leaves the tester signed out. */
  persona: personaForm.shape.persona.nullable(),
  faults: z.array(faultForm).max(100),
  /** The title of the script, and the page of this site on which the script begins. */
  title: z.string().max(250).optional(),
  start: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])[!-~]*$/)
    .optional(),
})
export type Setup = z.input<typeof setupForm>

const longest = 1_000_000

export const setupFrom = (value: unknown): z.output<typeof setupForm> | undefined => setupForm.safeParse(value).data

/** Returns the setup in a form that fits into an address. */
export const writeSetup = (setup: Setup): string => deflateRawSync(JSON.stringify(setup)).toString("base64url")

export const readSetup = (text: string): z.output<typeof setupForm> | undefined => {
  try {
    const json = inflateRawSync(Buffer.from(text, "base64url"), { maxOutputLength: longest }).toString()
    return setupFrom(JSON.parse(json))
  } catch {
    // The text is not a setup, or the link is incomplete.
    return undefined
  }
}
