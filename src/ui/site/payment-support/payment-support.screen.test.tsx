import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import type { Locale } from "#domain/shared/currency.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { PaymentSupport } from "./payment-support.tsx"

const show = (locale: Locale, props: Parameters<typeof PaymentSupport>[0]) =>
  render(
    <StoryFrame locale={locale}>
      <main>
        <PaymentSupport {...props} />
      </main>
    </StoryFrame>,
  )
const mailtoLink = (locale: Locale) =>
  new URL(
    page
      .getByRole("link", { name: storyI18n[locale].t("stuckMoney.byEmail") })
      .element()
      .getAttribute("href")!,
  )

it.each(["en-US", "ru-RU"] as const)(
  "shows order number and request id with copy buttons, and two ways to contact support, in %s",
  async (locale) => {
    const { t } = storyI18n[locale]
    await show(locale, { orderNumber: "100017", requestId: "req-42" })
    await expect.element(page.getByText("100017")).toBeVisible()
    await expect.element(page.getByText("req-42")).toBeVisible()
    await expect
      .element(page.getByRole("button", { name: `${t("copy.action")} ${t("stuckMoney.copyOrder")}` }))
      .toBeVisible()
    await expect
      .element(page.getByRole("button", { name: `${t("copy.action")} ${t("stuckMoney.copyRequest")}` }))
      .toBeVisible()
    await expect
      .element(page.getByRole("link", { name: t("stuckMoney.support") }))
      .toHaveAttribute("href", "/cabinet/support")
    const { protocol, searchParams } = mailtoLink(locale)
    const lines = [`${t("stuckMoney.order")}: 100017`, `${t("stuckMoney.request")}: req-42`]
    expect([protocol, searchParams.get("subject"), searchParams.get("body")]).toEqual([
      "mailto:",
      [t("stuckMoney.subject"), ...lines].join(", "),
      `${lines.join("\n")}\n\n`,
    ])
  },
)

it("omits missing values", async () => {
  const { t } = storyI18n["en-US"]
  const { rerender } = await show("en-US", { orderNumber: "100017", requestId: null })
  await expect.element(page.getByRole("button")).toHaveTextContent(`${t("copy.action")} ${t("stuckMoney.copyOrder")}`)
  await rerender(
    <StoryFrame locale="en-US">
      <main>
        <PaymentSupport />
      </main>
    </StoryFrame>,
  )
  await expect.element(page.getByText(t("stuckMoney.write"))).toBeVisible()
  expect(page.getByRole("button").elements()).toEqual([])
})
