import type { PasskeyBrowser } from "#adapters/account/passkey-browser.ts"
import type { createAuthenticator } from "#sandbox/testing/authenticator.ts"

type Authenticator = ReturnType<typeof createAuthenticator>
type HandleChallenge = (challenge: string) => Promise<object | null>

const bytesOf = ({ challenge }: { readonly challenge: string }) =>
  ({ challenge: Buffer.from(challenge, "base64url") }) as never
const textOf = (options: { readonly challenge: BufferSource } | undefined) =>
  Buffer.from(options?.challenge as Uint8Array).toString("base64url")

const windowWith = (create: HandleChallenge, get: HandleChallenge, suggests = true): PasskeyBrowser => ({
  PublicKeyCredential: {
    parseCreationOptionsFromJSON: bytesOf,
    parseRequestOptionsFromJSON: bytesOf,
    isConditionalMediationAvailable: () => Promise.resolve(suggests),
  },
  navigator: {
    credentials: {
      create: (options) => create(textOf(options?.publicKey)) as Promise<Credential>,
      get: (options) => get(textOf(options?.publicKey)) as Promise<Credential>,
    },
  },
})

/**
 * Returns a browser whose passkey dialog this authenticator completes for a customer. Without an authenticator, the dialog returns nothing.
 */
export const browserWith = (authenticator: Authenticator | null, userHandle = "", suggests = true): PasskeyBrowser => {
  const createCredential = (toJSON: () => object) => Promise.resolve(authenticator && { type: "public-key", toJSON })
  return windowWith(
    (challenge) => createCredential(() => authenticator!.register(challenge)),
    (challenge) => createCredential(() => authenticator!.assert(challenge, userHandle)),
    suggests,
  )
}

const bytes = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]
const illegal = () => {
  throw new TypeError("Illegal invocation")
}

/** Returns a credential without working methods, as a password manager does. */
const withoutMethods = (json: { readonly id: string; readonly response: object }) => ({
  id: json.id,
  rawId: new Uint8Array(Buffer.from(json.id, "base64url")).buffer,
  type: "public-key",
  response: Object.fromEntries(
    Object.entries(json.response).map(([name, value]) =>
      name === "transports"
        ? ["getTransports", () => value as unknown]
        : [name, bytes.includes(name) ? new Uint8Array(Buffer.from(String(value), "base64url")).buffer : value],
    ),
  ),
  toJSON: illegal,
  getClientExtensionResults: illegal,
})

/**
 * Returns a browser without the methods that read JSON, whose credentials cannot write JSON either, as in Safari before
 * 18.4 and with password managers.
 */
export const browserByHand = (authenticator: Authenticator, userHandle = ""): PasskeyBrowser => ({
  ...windowWith(
    (challenge) => Promise.resolve(withoutMethods(authenticator.register(challenge))),
    (challenge) => Promise.resolve(withoutMethods(authenticator.assert(challenge, userHandle))),
  ),
  PublicKeyCredential: {
    isConditionalMediationAvailable: () => Promise.resolve(true),
  } as PasskeyBrowser["PublicKeyCredential"],
})

export const browserThrowing = (error: Error): PasskeyBrowser => {
  const fail = () => Promise.reject(error)
  return windowWith(fail, fail)
}
