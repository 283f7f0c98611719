import type { Page } from "@playwright/test"

/** A window of Safari before 18.4, whose passkeys are a password manager's: nothing of them reads or writes JSON. */
export const breakPasskeyJson = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(PublicKeyCredential, "parseCreationOptionsFromJSON")
    Reflect.deleteProperty(PublicKeyCredential, "parseRequestOptionsFromJSON")
    PublicKeyCredential.prototype.toJSON = () => {
      throw new TypeError("Illegal invocation")
    }
  })
}

/** A device of this page's browser that holds passkeys and approves everything. */
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
