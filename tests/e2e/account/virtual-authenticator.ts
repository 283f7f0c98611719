import type { Page } from "@playwright/test"

/** Imitates Safari before 18.4 with a password manager for passkeys: no JSON method of the passkeys works. */
export const breakPasskeyJson = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(PublicKeyCredential, "parseCreationOptionsFromJSON")
    Reflect.deleteProperty(PublicKeyCredential, "parseRequestOptionsFromJSON")
    PublicKeyCredential.prototype.toJSON = () => {
      throw new TypeError("Illegal invocation")
    }
  })
}

/** Adds a device to this page's browser that stores passkeys and approves every request. */
export const addVirtualAuthenticator = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
