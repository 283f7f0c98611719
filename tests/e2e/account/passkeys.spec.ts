import { expect, password, signOut, test } from "../story.ts"
import { openTab, parts } from "./settings.ts"
import { addVirtualAuthenticator } from "./virtual-authenticator.ts"

test("a passkey is added, signs in and is removed", async ({ page, context, customers, desk, t, locale }) => {
  const account = await customers.confirmed()
  await customers.enter(context, account)
  await addVirtualAuthenticator(page)
  await openTab(page, t, "security")
  const passkeys = page.getByRole("region", { name: t("security:passkeys.title") })
  const create = async (name: string) => {
    await passkeys.getByRole("button", { name: t("security:passkeys.add") }).click()
    await passkeys.getByLabel(t("security:passkeys.name"), { exact: true }).fill(name)
    await parts(page, t).password.fill(password)
    await passkeys.getByRole("button", { name: t("security:passkeys.create") }).click()
  }
  await create("Laptop")
  await expect(passkeys.getByText(t("security:passkeys.added"))).toBeVisible()
  const rows = passkeys.getByRole("listitem")
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText("Laptop")
  const [letter] = await desk.lettersTo(account.email)
  expect(letter).toMatchObject({ culture: locale, link: "/cabinet/settings?tab=security" })

  await create("The same")
  await expect(passkeys.getByText(t("security:passkeys.problems.existing"))).toBeVisible()
  await passkeys.getByRole("button", { name: t("settings:cancel") }).click()

  await signOut(page, t)
  const signedIn = page.waitForRequest((request) => request.url().endsWith("/token/passkey"))
  const choose = page.getByRole("button", { name: t("passkeys:signIn") })
  // Chromium's authenticator answers the suggestions too, at once.
  await Promise.any([choose.click(), page.waitForURL("/cabinet")])
  await expect(page).toHaveURL("/cabinet")
  const replayed = await page.request.post("/api/v1/token/passkey", { data: (await signedIn).postDataJSON() as object })
  expect(replayed.status()).toBe(400)
  await openTab(page, t, "security")
  await expect(rows).toContainText(t("security:passkeys.lastUsed"))

  await rows.getByRole("button").click()
  await parts(page, t).password.fill(password)
  await passkeys.getByRole("button", { name: t("security:passkeys.remove.submit") }).click()
  await expect(passkeys.getByText(t("security:passkeys.removed"))).toBeVisible()
  await expect(rows).toHaveCount(0)
})
