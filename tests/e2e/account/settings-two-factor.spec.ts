import type { Page } from "@playwright/test"
import { loadOperations } from "#tests/e2e/money/ledger.ts"
import { sendWithdrawal } from "#tests/e2e/send-withdrawal.ts"
import { expect, onlyInFullRun, password, signIn, signOut, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"
import { codeAt } from "./authenticator.ts"
import { beginTwoFactor, halfMinute, keyOn, openTab, parts } from "./settings.ts"

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

const own = (page: Page, t: Translate) => ({
  set: page.getByRole("button", { name: t("settings:twoFactor.enable") }),
  off: page.getByRole("button", { name: t("settings:twoFactor.disable"), exact: true }),
  code: page.getByRole("main").getByLabel(t("settings:twoFactor.code")),
  agree: page.getByRole("checkbox", { name: t("settings:twoFactor.keep.agree") }),
  turnOn: page.getByRole("button", { name: t("settings:twoFactor.submitEnable"), exact: true }),
  turnOff: page.getByRole("button", { name: t("settings:twoFactor.submitDisable"), exact: true }),
  challenge: page.getByRole("dialog", { name: t("account:tfa.title") }),
})

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0")

test("two-factor is set up with its first code and turned off with its last", async ({
  page,
  context,
  customers,
  desk,
  t,
}) => {
  const account = await customers.confirmed()
  await customers.enter(context, account)
  await openTab(page, t, "twoFactor")
  const { set, off, code, agree, turnOn, turnOff, challenge } = own(page, t)
  const { password: present, alert, notice, save } = parts(page, t)
  await set.click()
  const picture = page.getByRole("img", { name: t("settings:twoFactor.scan.qr") })
  await expect(picture).toHaveAttribute("width", "197")
  const key = await keyOn(page, t)
  expect(key).toMatch(/^[A-Z2-7]{32}$/)
  await expect(page.getByRole("main")).toContainText(key.slice(0, 4))
  await expect(page.locator(`main a[href^="otpauth://totp/Hashwell:"][href*="secret=${key}"]`)).toBeVisible()
  await turnOn.click()
  for (const message of [
    "settings:validators.agreement",
    "account:validators.passwordRequired",
    "settings:validators.code",
  ])
    await expect(page.getByText(t(message))).toBeVisible()
  await agree.check()
  await present.fill("guess")
  await code.fill(codeAt(key, await desk.now()))
  await expect(alert.getByText(t("settings:errors.incorrectPassword"))).toBeVisible()
  await present.fill(password)
  await code.fill(otherThan(codeAt(key, await desk.now())))
  await expect(alert.getByText(t("settings:errors.wrongCode"))).toBeVisible()
  await expect(alert.getByText(t("settings:twoFactor.skew"))).toBeVisible()
  await expect(code).toBeFocused()
  const first = codeAt(key, await desk.now())
  await page.keyboard.type(first)
  await expect(notice("twoFactor.justEnabled")).toBeVisible()
  expect((await desk.emailsTo(account.email))[0]!.link).toMatch(/^\/recovery\?token=/)

  await signOut(page, t)
  await page.goto("/signin?redirect=%2Fcabinet%2Fsettings%3Ftab%3DbtcAddress")
  await signIn(page, t, account.email)
  await expect(challenge).toBeVisible()
  // The customer has already used this code to enable two-factor, so the server refuses it.
  await page.keyboard.type(first)
  await expect(challenge.getByText(t("account:tfa.errors.used"))).toBeVisible()
  await desk.moveClock(halfMinute)
  await page.keyboard.type(codeAt(key, await desk.now()))
  await expect(parts(page, t).heading("btcAddress")).toBeVisible()

  await page.getByRole("textbox", { name: t("settings:address.label.btc"), exact: true }).fill(address)
  await present.fill(password)
  await save.click()
  await expect(challenge).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(challenge).toHaveCount(0)
  await expect(page.getByRole("textbox", { name: t("settings:address.label.btc"), exact: true })).toHaveValue(address)
  await expect(present).toHaveValue(password)
  await save.click()
  await desk.moveClock(halfMinute)
  await page.getByLabel(t("account:tfa.code")).fill(codeAt(key, await desk.now()))
  await expect(notice("address.success")).toBeVisible()

  await parts(page, t).tab("security").click()
  await page.getByRole("link", { name: t("security:protection.twoFactor.change") }).click()
  await off.click()
  await present.fill(password)
  await desk.moveClock(halfMinute)
  await code.fill(codeAt(key, await desk.now()))
  await expect(notice("twoFactor.justDisabled")).toBeVisible()
  await expect(turnOff).toHaveCount(0)
  expect((await desk.emailsTo(account.email))[0]!.link).toMatch(/^\/recovery\?token=/)
  await set.click()
  expect(await keyOn(page, t)).not.toBe(key)
})

test(
  "a customer with two-factor signs out, signs in, withdraws and disables it",
  onlyInFullRun,
  async ({ page, context, customers, desk, t, request }) => {
    const account = await customers.confirmed()
    await customers.enter(context, account)
    const orderId = await customers.order(account, "1000")
    await customers.invoice(account, orderId)
    await desk.pay((await desk.invoiceOf(orderId)).id, { kind: "exact" })
    // The first payout arrives a day later. The browser's access token has expired by that time, so the page must refresh it.
    await desk.moveClock(25 * 60 * 60 * 1_000)
    const { off, code, turnOn, challenge } = own(page, t)
    const { password: present, notice } = parts(page, t)
    await openTab(page, t, "twoFactor")
    const next = await beginTwoFactor(page, t, desk)
    await code.fill(await next())
    await expect(notice("twoFactor.justEnabled")).toBeVisible()
    await expect(turnOn).toHaveCount(0)

    await signOut(page, t)
    await page.goto("/signin?redirect=%2Fcabinet")
    await signIn(page, t, account.email)
    await expect(challenge).toBeVisible()
    await page.keyboard.type(await next())
    await expect(page).toHaveURL("/cabinet")

    await page.goto("/cabinet?withdrawal=btc")
    await page.getByLabel(t("withdrawal:amount"), { exact: true }).fill("0.0006")
    await page.getByLabel(t("withdrawal:address.btc")).fill(address)
    await sendWithdrawal(page.getByRole("dialog"), t)
    await challenge.getByRole("textbox").fill(await next())
    await expect(page.getByText(t("withdrawal:success.title"))).toBeVisible()
    const token = (await context.cookies()).find(({ name }) => name === "token")!.value
    const withdrawn = (await loadOperations(request, token)).filter(
      ({ operationType }) => operationType === "Withdrawal",
    )
    expect(withdrawn).toHaveLength(1)

    await openTab(page, t, "twoFactor")
    await off.click()
    await present.fill(password)
    await code.fill(await next())
    await expect(notice("twoFactor.justDisabled")).toBeVisible()
    await signOut(page, t)
    await page.goto("/signin")
    await signIn(page, t, account.email)
    await expect(page).toHaveURL("/cabinet")
    await desk.moveClock(-25 * 60 * 60 * 1_000 - 5 * halfMinute)
  },
)

test(
  "disabling two-factor shows a wrong password and a wrong code, and can be cancelled",
  onlyInFullRun,
  async ({ page, context, desk, customers, t }) => {
    const { email, password: secret, access_token, refresh_token } = await desk.twoFactorCustomer()
    await customers.enter(context, { access_token, refresh_token })
    await openTab(page, t, "twoFactor")
    const { off, code } = own(page, t)
    const { password: present, alert } = parts(page, t)
    await off.click()
    await expect(present).toHaveAttribute("autocomplete", "current-password")
    await expect(code).toHaveAttribute("autocomplete", "one-time-code")
    await expect(page.locator("main [autocomplete=username]")).toHaveValue(email)
    const good = await desk.codeFor(email)
    await present.fill("guess")
    await code.fill(good)
    await expect(alert.getByText(t("settings:errors.incorrectPassword"))).toBeVisible()
    await present.fill(secret)
    await code.fill(otherThan(good))
    await expect(alert.getByText(t("settings:errors.wrongCode"))).toBeVisible()
    await page.getByRole("button", { name: t("common:cancel") }).click()
    await expect(off).toBeVisible()
    await expect(code).toHaveCount(0)
  },
)

test("the key is printed on a separate sheet", async ({ page, context, customers, t }) => {
  await customers.enter(context, await customers.confirmed())
  await openTab(page, t, "twoFactor")
  await own(page, t).set.click()
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset["printed"] = "yes"
    }
  })
  await page.getByRole("button", { name: t("settings:twoFactor.scan.print") }).click()
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes")
  await page.emulateMedia({ media: "print" })
  await expect(page.getByText(t("settings:twoFactor.scan.sheet"))).toBeVisible()
  await expect(page.getByRole("img", { name: t("settings:twoFactor.scan.qr") })).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden()
  await expect(own(page, t).turnOn).toBeHidden()
})
