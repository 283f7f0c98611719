import type { Page } from "@playwright/test"
import { expect, password, signOut, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"
import { openTopic, parts } from "./settings.ts"
import { addVirtualAuthenticator, breakPasskeyJson } from "./virtual-authenticator.ts"

const passkeysOn = (page: Page, t: Translate) => {
  const passkeys = page.getByRole("region", { name: t("security:passkeys.title") })
  return {
    passkeys,
    rows: passkeys.getByRole("listitem"),
    create: async (name: string) => {
      await passkeys.getByRole("button", { name: t("security:passkeys.add") }).click()
      await passkeys.getByLabel(t("security:passkeys.name"), { exact: true }).fill(name)
      await parts(page, t).password.fill(password)
      await passkeys.getByRole("button", { name: t("security:passkeys.create") }).click()
    },
    removeOnly: async () => {
      await passkeys.getByRole("listitem").getByRole("button").click()
      await parts(page, t).password.fill(password)
      await passkeys.getByRole("button", { name: t("security:passkeys.remove.submit") }).click()
    },
  }
}

test("a passkey is added, signs in and is removed", async ({ page, context, customers, desk, t, locale }) => {
  const account = await customers.confirmed()
  await customers.enter(context, account)
  await addVirtualAuthenticator(page)
  await openTopic(page, t, "passkeys")
  const { passkeys, rows, create, removeOnly } = passkeysOn(page, t)
  await create("Laptop")
  await expect(passkeys.getByText(t("security:passkeys.added"))).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText("Laptop")
  const [message] = await desk.emailsTo(account.email)
  expect(message).toMatchObject({ culture: locale, link: expect.stringMatching(/^\/recovery\?token=/) })

  await create("The same")
  await expect(passkeys.getByText(t("security:passkeys.problems.existing"))).toBeVisible()
  await passkeys.getByRole("button", { name: t("common:cancel") }).click()

  await signOut(page, t)
  const signedIn = page.waitForRequest((request) => request.url().endsWith("/token/passkey"))
  const choose = page.getByRole("button", { name: t("passkeys:signIn") })
  // Chromium's virtual authenticator may also confirm the suggested passkey immediately, before the click.
  await Promise.any([choose.click(), page.waitForURL("/cabinet")])
  await expect(page).toHaveURL("/cabinet")
  const replayed = await page.request.post("/api/v1/token/passkey", { data: (await signedIn).postDataJSON() as object })
  expect(replayed.status()).toBe(400)
  await openTopic(page, t, "passkeys")
  await expect(rows).toContainText(t("security:passkeys.lastUsed"))

  await removeOnly()
  await expect(passkeys.getByText(t("security:passkeys.removed"))).toBeVisible()
  await expect(rows).toHaveCount(0)
})

test("a passkey confirms a change instead of a two-factor code", async ({ page, context, customers, desk, t }) => {
  const account = await desk.twoFactorCustomer()
  await customers.enter(context, account)
  await addVirtualAuthenticator(page)
  await breakPasskeyJson(page)
  await openTopic(page, t, "passkeys")
  const { passkeys, rows, create, removeOnly } = passkeysOn(page, t)
  const dialog = page.getByRole("dialog", { name: t("account:tfa.title") })
  await create("Laptop")
  await dialog.getByLabel(t("account:tfa.code")).fill(await desk.codeFor(account.email))
  await expect(rows).toHaveCount(1)

  await removeOnly()
  await dialog.getByRole("button", { name: t("passkeys:factor.use") }).click()
  await expect(passkeys.getByText(t("security:passkeys.removed"))).toBeVisible()
  await expect(rows).toHaveCount(0)
})
