import { z } from "@hono/zod-openapi"
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server"
import { date, name, stringUpTo } from "./common.ts"

const base64url = (max: number) =>
  stringUpTo(max)
    .min(1)
    .regex(/^[\w-]+$/)

/** WebAuthn limits a credential id to 1,023 bytes, which base64url writes as 1,364 characters. */
const credentialId = base64url(1364)
const clientDataJSON = base64url(4096)

/** Fields of every credential in `PublicKeyCredential.toJSON()`. The schema ignores the other fields that browsers add. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
}

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(32_768),
    transports: z
      .array(stringUpTo(32).regex(/^[\w-]+$/))
      .max(10)
      .default([]),
  }),
})

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4096),
    signature: base64url(4096),
    userHandle: base64url(128),
  }),
})

export const passkeySignInForm = z.strictObject({ credential: assertion })

const passkeyPrefix = "passkey:"

/** Returns the response of a passkey in `X-TFA`. Returns undefined for another code or an unreadable response. */
export const passkeyIn = (code: string): z.infer<typeof assertion> | undefined => {
  if (!code.startsWith(passkeyPrefix)) return undefined
  try {
    const json: unknown = JSON.parse(Buffer.from(code.slice(passkeyPrefix.length), "base64url").toString())
    return assertion.safeParse(json).data
  } catch {
    return undefined
  }
}

export const passkeyParams = z.strictObject({ passkeyId: z.uuid() })
export const passkeyForm = z.strictObject({ name: name(50).optional(), credential: registration })

const passkey = z
  .object({ id: z.uuid(), name: z.string(), createDate: date, lastUsed: date.nullable() })
  .openapi("Passkey")

export const passkeys = z.object({ total: z.int(), values: z.array(passkey) })
/** Options that only the browser reads, so the schema describes none of them. */
export const creationOptions = z
  .custom<PublicKeyCredentialCreationOptionsJSON>()
  .openapi("PublicKeyCredentialCreationOptionsJSON", { type: "object" })
export const requestOptions = z
  .custom<PublicKeyCredentialRequestOptionsJSON>()
  .openapi("PublicKeyCredentialRequestOptionsJSON", { type: "object" })
