import { payingOrderId } from "#domain/fixtures/payment.ts"
import type { AppSetup } from "#scripts/paths/app/app-setup.ts"
import { paths } from "#ui/site/paths.ts"
import { page } from "./parts.ts"

// The walks of the forms end at this page. Unlike the page number of a list, a filter stays in the URL of a customer
// without contracts.
const redirect = "/cabinet/contracts?state=Active"

/** Returns the wiring of a page for visitors who are not signed in. */
const entry = (address: string, overrides: Partial<AppSetup> = {}): AppSetup =>
  page(address, { isSignedIn: false, ...overrides })

/** Returns the wiring of a page that a link in an e-mail opens, with a token in the URL. */
const fromEmail = (path: string, overrides: Partial<AppSetup> = {}): AppSetup =>
  entry("", {
    address: (steps) =>
      steps.some(({ label }) => label === "takeTokenFromUrl NoToken") ? path : `${path}?token=email-token`,
    ...overrides,
  })

export const entrance: Readonly<Record<string, AppSetup>> = {
  signIn: entry(paths.signIn(redirect)),
  signUp: entry(paths.signUp(redirect)),
  pendingOrder: entry(paths.signUp(paths.buyMethod(payingOrderId)), { readsOnly: true }),
  confirmEmail: fromEmail(paths.confirm()),
  recoveryMode: fromEmail(paths.recovery()),
  recoveryRequest: entry(paths.recovery(redirect)),
  recoverySetPassword: fromEmail(paths.recovery()),
  twoFactorReset: entry(paths.twoFactorReset()),
  emailLink: fromEmail(paths.emailChange(), { adapters: { followEmailLink: "confirmEmailChange" } }),
}
