import type { createAuthenticator } from "../../sandbox/testing/authenticator.ts"
import type { PasskeyBrowser } from "../../src/adapters/account/passkey-browser"

type Authenticator = ReturnType<typeof createAuthenticator>

const windowWith = (create: (challenge: string) => Promise<object | null>): PasskeyBrowser => ({
  PublicKeyCredential: {
    parseCreationOptionsFromJSON: ({ challenge }) => ({ challenge: Buffer.from(challenge, "base64url") }) as never,
  },
  navigator: {
    credentials: {
      create: (options) =>
        create(Buffer.from(options?.publicKey?.challenge as Uint8Array).toString("base64url")) as Promise<Credential>,
    },
  },
})

/** A window whose dialog this authenticator answers, or one that has nothing to return. */
export const browserWith = (authenticator: Authenticator | null): PasskeyBrowser =>
  windowWith((challenge) =>
    Promise.resolve(authenticator && { type: "public-key", toJSON: () => authenticator.register(challenge) }),
  )

export const browserThrowing = (error: Error): PasskeyBrowser => windowWith(() => Promise.reject(error))
