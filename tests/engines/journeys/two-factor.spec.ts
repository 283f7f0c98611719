import { accountMenu, signIn } from "#tests/e2e/story.ts"
import { test } from "#tests/engines/journey.ts"

test("a customer signs in with two-factor, and signs out again", async ({ site, t, desk, checkpoint }) => {
  const { email, password } = await desk.twoFactorCustomer()
  await site.goto("/signin")
  await checkpoint("sign-in")
  await signIn(site, t, email, password)
  const dialog = site.getByRole("dialog", { name: t("account:tfa.title") })
  // The passkey button is the last part of the dialog to load.
  await dialog.getByRole("button", { name: t("passkeys:factor.use") }).seen()
  await checkpoint("code")
  const code = await desk.codeFor(email)
  await site.press(...String((Number(code) + 1) % 1_000_000).padStart(6, "0"))
  await dialog.getByText(t("account:tfa.errors.invalid")).seen()
  await checkpoint("wrong code")
  await site.press(...code)
  await site.at("/cabinet")
  await dialog.gone()
  await site.getByText(email).seen()
  await checkpoint("dashboard")
  await accountMenu(site, t).click()
  await site.getByRole("button", { name: t("common:signOut.ask") }).seen()
  await checkpoint("account menu")
  await site.getByRole("button", { name: t("common:signOut.ask") }).click()
  await site.getByRole("heading", { name: t("account:auth.signin.title") }).seen()
})
