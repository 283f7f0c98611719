import type { Locator, Page } from "@playwright/test"
import { beginTwoFactor, openTab, parts } from "./settings.ts"
import { expect, onlyInFullRun, newEmail, password, test } from "#tests/e2e/story.ts"
import type { Words } from "#tests/e2e/words.ts"

const fresh = "Battery-Staple-7"
const btc = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const eth = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"

const addressOf = (page: Page, t: Words, coin: "btc" | "eth") =>
  page.getByRole("textbox", { name: t(`settings:address.label.${coin}`), exact: true })

interface Tab {
  readonly tab: string
  readonly path: string
  readonly done: string
  readonly typed: (page: Page, t: Words) => ReadonlyArray<readonly [Locator, string]>
}

/** The tabs whose forms ask for the password: what is typed, and what success says. */
const tabs: ReadonlyArray<Tab> = [
  {
    tab: "email",
    path: "/api/v1/profile/email",
    done: "email.requested",
    typed: (page: Page, t: Words) => [[page.getByLabel(t("settings:email.new")), newEmail()]],
  },
  {
    tab: "password",
    path: "/api/v1/profile/password",
    done: "password.success",
    typed: (page: Page, t: Words) => [
      [page.getByLabel(t("settings:password.new"), { exact: true }), fresh],
      [page.getByLabel(t("settings:password.confirm"), { exact: true }), fresh],
    ],
  },
  {
    tab: "btcAddress",
    path: "/api/v1/profile/bitcoinaddress",
    done: "address.success",
    typed: (page: Page, t: Words) => [[addressOf(page, t, "btc"), btc]],
  },
  {
    tab: "ethAddress",
    path: "/api/v1/profile/ethereumaddress",
    done: "address.success",
    typed: (page: Page, t: Words) => [[addressOf(page, t, "eth"), eth]],
  },
]

for (const { tab, path, done, typed } of tabs) {
  test(
    `${tab}: a server error and a rate limit keep the input; the button stays disabled for Retry-After`,
    tab === "email" ? {} : onlyInFullRun,
    async ({ page, context, customers, desk, t }) => {
      await customers.enter(context, await customers.confirmed())
      await openTab(page, t, tab)
      const { password: present, save, alert, notice } = parts(page, t)
      const fields = typed(page, t)
      for (const [field, text] of fields) await field.fill(text)
      await present.fill(password)
      await desk.fail({ path, kind: "500", count: 1 })
      await save.click()
      await expect(alert.getByText(t("common:failure.server"))).toBeVisible()
      await expect(save).toBeEnabled()
      await desk.fail({ path, kind: "429", count: 1 })
      await save.click()
      await expect(save).toBeDisabled()
      await expect(page.getByRole("timer", { name: t("common:failure.left") })).toBeVisible()
      await expect(alert.getByText(t("common:failure.again"))).toBeVisible()
      for (const [field, text] of fields) await expect(field).toHaveValue(text)
      await expect(present).toHaveValue(password)
      await save.click()
      await expect(notice(done)).toBeVisible()
    },
  )
}

test(
  "two-factor: a load error, a server error, a rate limit, and a change in another tab",
  onlyInFullRun,
  async ({ page, context, customers, desk, t }) => {
    await customers.enter(context, await customers.confirmed())
    await desk.fail({ path: "/api/v1/profile/tfa", method: "GET", kind: "500", count: 1 })
    await openTab(page, t, "twoFactor")
    const { password: present, alert, notice } = parts(page, t)
    await expect(alert.getByText(t("common:failure.server"))).toBeVisible()
    await page
      .getByRole("main")
      .getByRole("button", { name: t("common:retry") })
      .click()
    const code = page.getByRole("main").getByLabel(t("settings:twoFactor.code"))
    const submit = page.getByRole("button", { name: t("settings:twoFactor.submitEnable"), exact: true })
    const next = await beginTwoFactor(page, t, desk)
    await desk.fail({ path: "/api/v1/profile/tfa/enable", kind: "500", count: 1 })
    await code.fill(await next())
    await expect(alert.getByText(t("common:failure.server"))).toBeVisible()
    await desk.fail({ path: "/api/v1/profile/tfa/enable", kind: "429", count: 1 })
    await code.fill(await next())
    await expect(submit).toBeDisabled()
    await expect(alert.getByText(t("common:failure.again"))).toBeVisible()
    await expect(present).toHaveValue(password)
    // Enabled in another tab meanwhile: the page shows the current setting instead of the form.
    const other = await context.newPage()
    await openTab(other, t, "twoFactor")
    await other.getByRole("button", { name: t("settings:twoFactor.enable") }).click()
    await other.getByRole("checkbox", { name: t("settings:twoFactor.keep.agree") }).check()
    await parts(other, t).password.fill(password)
    await other
      .getByRole("main")
      .getByLabel(t("settings:twoFactor.code"))
      .fill(await next())
    await expect(parts(other, t).notice("twoFactor.justEnabled")).toBeVisible()
    await code.fill(await next())
    await expect(notice("twoFactor.enabled")).toBeVisible()
    await page.getByRole("button", { name: t("settings:twoFactor.disable"), exact: true }).click()
    await present.fill(password)
    await desk.fail({ path: "/api/v1/profile/tfa/disable", kind: "500", count: 1 })
    await code.fill(await next())
    await expect(alert.getByText(t("common:failure.server"))).toBeVisible()
    await desk.fail({ path: "/api/v1/profile/tfa/disable", kind: "429", count: 1 })
    await code.fill(await next())
    await expect(page.getByRole("button", { name: t("settings:twoFactor.submitDisable"), exact: true })).toBeDisabled()
    await expect(alert.getByText(t("common:failure.again"))).toBeVisible()
    await code.fill(await next())
    await expect(notice("twoFactor.justDisabled")).toBeVisible()
  },
)

test(
  "a profile that fails to load is reported in place of the tabs, and loads on retry",
  onlyInFullRun,
  async ({ page, context, customers, desk, t }) => {
    await customers.enter(context, await customers.confirmed())
    await desk.fail({ path: "/api/v1/profile", method: "GET", kind: "500" })
    await page.goto("/cabinet/settings?tab=email")
    await expect(page.getByText(t("common:profileMissing"))).toBeVisible()
    await desk.heal()
    await page.getByRole("button", { name: t("common:retry") }).click()
    await expect(parts(page, t).heading("email")).toBeVisible()
  },
)
