import { expect, password, signIn, signOut, test } from "#tests/e2e/story.ts"
import { openTab, openTopic, parts } from "./settings.ts"

test("a customer without the phone signs in once with a recovery code, and turns two-factor off", async ({
  page,
  context,
  customers,
  desk,
  t,
}) => {
  const account = await desk.twoFactorCustomer()
  await customers.enter(context, account)
  await openTopic(page, t, "recoveryCodes")
  await page.getByRole("button", { name: t("security:recoveryCodes.create") }).click()
  await parts(page, t).password.fill(password)
  await page.getByRole("button", { name: t("security:recoveryCodes.submit") }).click()
  const dialog = page.getByRole("dialog", { name: t("account:tfa.title") })
  await dialog.getByLabel(t("account:tfa.code")).fill(await desk.codeFor(account.email))
  await expect(page.getByText(t("security:recoveryCodes.once"))).toBeVisible()
  const codes = await page
    .getByRole("list", { name: t("security:recoveryCodes.title") })
    .getByRole("listitem")
    .allTextContents()
  expect(codes).toHaveLength(10)
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: t("security:recoveryCodes.download") }).click()
  expect((await download).suggestedFilename()).toBe(`${t("security:recoveryCodes.file")}.txt`)
  await page.getByRole("button", { name: t("security:recoveryCodes.saved") }).click()
  await signOut(page, t)

  const useRecoveryCode = async (code: string) => {
    await dialog.getByLabel(t("account:tfa.recovery.code")).fill(code)
    await dialog.getByRole("button", { name: t("account:tfa.recovery.submit") }).click()
  }
  await signIn(page, t, account.email)
  await dialog.getByText(t("account:tfa.recovery.open")).click()
  await useRecoveryCode(codes[0]!)
  await expect(page).toHaveURL("/cabinet")
  await signOut(page, t)
  await signIn(page, t, account.email)
  await dialog.getByText(t("account:tfa.recovery.open")).click()
  await useRecoveryCode(codes[0]!)
  await expect(dialog.getByText(t("account:tfa.errors.used"))).toBeVisible()
  await useRecoveryCode(codes[1]!.toUpperCase())
  await expect(page).toHaveURL("/cabinet")

  await openTab(page, t, "twoFactor")
  await page.getByRole("button", { name: t("settings:twoFactor.disable") }).click()
  await parts(page, t).password.fill(password)
  await page.getByText(t("account:tfa.recovery.open")).click()
  await page.getByLabel(t("account:tfa.recovery.code")).fill(codes[2]!)
  await page.getByRole("button", { name: t("settings:twoFactor.submitDisable") }).click()
  await expect(page.getByText(t("settings:twoFactor.justDisabled"))).toBeVisible()
})
