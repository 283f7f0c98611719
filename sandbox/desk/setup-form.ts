import { deflateRawSync, inflateRawSync } from "node:zlib"
import { z } from "@hono/zod-openapi"
import { clockAt, localeForm, faultForm, personaForm } from "./forms.ts"

/** The start of a test script. The setup replaces everything that a tester would set manually at the desk. */
const setupForm = z.strictObject({
  ...localeForm.shape,
  at: clockAt,
  /** The persona that signs the tester in. Null leaves the tester signed out. */
  persona: personaForm.shape.persona.nullable(),
  faults: z.array(faultForm).max(100),
  /** The title of the test script, which the desk shows with the setup. */
  title: z.string().max(250).optional(),
  /** The page of this site on which the script begins. */
  start: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])[!-~]*$/)
    .optional(),
})
export type Setup = z.input<typeof setupForm>

/** The maximum size of a decoded setup in bytes. A short link could otherwise decode to a string that fills the memory. */
const maxSetupLength = 1_000_000

export const parseSetup = (value: unknown): z.output<typeof setupForm> | undefined => setupForm.safeParse(value).data

/** Encodes a setup for a URL. */
export const encodeSetup = (setup: Setup): string => deflateRawSync(JSON.stringify(setup)).toString("base64url")

/** Decodes a setup from a URL. Returns undefined if the string is not a setup. */
export const decodeSetup = (text: string): z.output<typeof setupForm> | undefined => {
  try {
    const json = inflateRawSync(Buffer.from(text, "base64url"), { maxOutputLength: maxSetupLength }).toString()
    return parseSetup(JSON.parse(json))
  } catch {
    // The string is not a setup, or the link is incomplete.
    return undefined
  }
}
