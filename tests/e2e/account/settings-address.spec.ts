import { expect, onlyInFullRun, password, test } from "#tests/e2e/story.ts"
import { openTab, parts } from "./settings.ts"

const kinds = [
  {
    coin: "btc",
    right: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    wrong: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5",
    none: "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx",
  },
  {
    coin: "eth",
    right: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    wrong: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD",
    none: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe",
  },
]

for (const { coin, right, wrong, none } of kinds) {
  const name = `${coin}Address`

  test(
    `the ${coin} address form refuses an invalid address and a wrong password, and saves the change`,
    coin === "btc" ? {} : onlyInFullRun,
    async ({ page, context, customers, desk, t }) => {
      const account = await customers.confirmed()
      await customers.enter(context, account)
      await openTab(page, t, name)
      const { password: present, save, alert, notice } = parts(page, t)
      const address = page.getByRole("textbox", { name: t(`settings:address.label.${coin}`), exact: true })
      await expect(save).toBeDisabled()
      await address.fill(none)
      await save.click()
      await expect(page.getByText(t(`settings:validators.${name}`))).toBeVisible()
      await expect(page.getByText(t("account:validators.passwordRequired"))).toBeVisible()
      await address.fill(` ${right} `)
      await expect(page.getByRole("definition").filter({ hasText: t("settings:address.none") })).toBeVisible()
      await expect(page.getByText(t("settings:address.new"), { exact: true })).toBeVisible()
      await present.fill("guess")
      await save.click()
      await expect(alert.getByText(t("settings:errors.incorrectPassword"))).toBeVisible()
      await present.fill(password)
      await save.click()
      await expect(notice("address.success")).toBeVisible()
      await expect(address).toHaveValue(right)
      await expect(save).toBeDisabled()
      expect((await desk.emailsTo(account.email))[0]!.link).toMatch(/^\/recovery\?token=/)
      await page.reload()
      await expect(address).toHaveValue(right)
    },
  )

  test(
    `a ${coin} address with a wrong checksum shows a warning, and is saved after confirmation`,
    onlyInFullRun,
    async ({ page, context, customers, t }) => {
      await customers.enter(context, await customers.confirmed())
      await openTab(page, t, name)
      const { password: present, save, notice } = parts(page, t)
      const address = page.getByRole("textbox", { name: t(`settings:address.label.${coin}`), exact: true })
      const dialog = page.getByRole("dialog", { name: t("settings:address.warned.title") })
      await address.fill(wrong)
      await expect(notice(`address.checksumFailed.${coin}`)).toBeVisible()
      await present.fill(password)
      await save.click()
      await expect(dialog).toBeVisible()
      await dialog.getByRole("button", { name: t("settings:address.warned.back") }).click()
      await expect(dialog).toHaveCount(0)
      await expect(address).toHaveValue(wrong)
      await expect(present).toHaveValue(password)
      await save.click()
      await dialog.getByRole("button", { name: t("settings:address.warned.confirm") }).click()
      await expect(notice("address.success")).toBeVisible()
      await page.reload()
      await expect(address).toHaveValue(wrong)
    },
  )
}
