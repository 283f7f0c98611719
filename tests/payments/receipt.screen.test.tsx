import type { ComponentProps, ReactNode } from "react"
import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { buildOperation } from "#domain/fixtures/operation.ts"
import { orderWithReceipt } from "#domain/fixtures/receipt.ts"
import { decimal } from "#domain/shared/money.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"
import { OperationTable } from "#ui/money/history/operation-table.tsx"
import { ReceiptLink } from "#ui/orders/receipt-page/receipt-link.tsx"
import { Receipt } from "#ui/orders/receipt-page/receipt.tsx"
import { paths } from "#ui/site/paths.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"

afterEach(cleanup)

type Settings = Partial<ComponentProps<typeof SiteConfig>["value"]>

const shown = (content: ReactNode, settings: Settings, locale: "en-US" | "ru-RU" = "en-US") =>
  render(
    <StoryFrame locale={locale}>
      <SiteConfig value={{ ...defaultConfig, Hints: null, ...settings }}>
        <main>{content}</main>
      </SiteConfig>
    </StoryFrame>,
  )
const receipt = <Receipt order={orderWithReceipt} print={() => undefined} />
const readText = () => page.getByRole("main").element().textContent.replaceAll(/\s+/g, " ")

it("shows every figure of the purchase, and the operator's legal name", async () => {
  await shown(receipt, { company: { "en-US": "Hashwell Mining GmbH", "ru-RU": "ООО «Хэшвелл»" } })
  const text = readText()
  for (const line of [
    "SellerHashwell Mining GmbH",
    "Customerada@example.org",
    "Receipt number R-100042",
    "Order100042",
    "Bitcoin, 12 months",
    "Power50 Th/s",
    "Bonus, free of charge+3 Th/s",
    "Price of 1 Th/s$27.68",
    "Subtotal$1,383.89",
    "Discount, 10%−$138.39",
    "Total$1,245.50",
    "Paid0.01947635 BTC",
    "Paid, in USD$1,250.00",
    "Left over, added to your BTC balance0.00007011 BTC",
  ])
    expect(text).toContain(line)
})

it("shows a single payment once, and its value unless it was paid in the currency of the prices", async () => {
  const [payment] = orderWithReceipt.payments
  const paid = (amount: string, currencyId: "btc" | "usd") => ({
    ...orderWithReceipt,
    payments: [{ ...payment!, amount: decimal(amount), currencyId }],
  })
  await shown(<Receipt order={paid("0.02", "btc")} print={() => undefined} />, {})
  expect([readText().split("0.02000000 BTC").length - 1, readText().split("$1,250.00").length - 1]).toEqual([1, 1])
  await cleanup()
  await shown(<Receipt order={paid("1250", "usd")} print={() => undefined} />, {})
  expect([readText().split("$1,250.00").length - 1, readText().includes("Paid")]).toEqual([1, false])
})

it("does not change when a payment arrives later", async () => {
  const late = { ...orderWithReceipt.credits[0]!, id: "late", amount: decimal("0.00123"), reason: "Late" as const }
  const order = { ...orderWithReceipt, credits: [...orderWithReceipt.credits, late] }
  await shown(receipt, {})
  const issued = readText()
  await cleanup()
  await shown(<Receipt order={order} print={() => undefined} />, {})
  expect(readText()).toBe(issued)
})

it("keeps the currency and the prices of the date of issue", async () => {
  const prices = {
    currencyId: "eur",
    unitPrice: decimal("26.22"),
    subtotal: decimal("1311"),
    total: decimal("1179.9"),
    received: decimal("1184.2"),
  } as const
  const order = { ...orderWithReceipt, receipt: { ...orderWithReceipt.receipt!, prices } }
  await shown(<Receipt order={order} print={() => undefined} />, {})
  const text = readText()
  for (const line of [
    "Price of 1 Th/s€26.22",
    "Subtotal€1,311.00",
    "Discount, 10%−€131.10",
    "Total€1,179.90",
    "Paid, in EUR€1,184.20",
  ])
    expect(text).toContain(line)
  expect(text).not.toContain("$")
})

it("names the brand's legal name as the default seller, and shows the tolerated amount", async () => {
  const order = { ...orderWithReceipt, credits: [], tolerance: orderWithReceipt.credits[0]! }
  await shown(<Receipt order={order} print={() => undefined} />, {}, "ru-RU")
  const text = readText()
  for (const line of ["ПродавецHashwell Ltd", "Мощность50 Th/s", "Недостача, не взимается0,00007011 BTC"])
    expect(text).toContain(line)
})

const remainder = buildOperation({ receipt: { number: "R-100042", orderId: orderWithReceipt.id } })

it.each([
  ["an order", <ReceiptLink key="order" order={orderWithReceipt} />],
  ["a remainder in the history", <OperationTable key="history" operations={[remainder]} />],
])("is linked from %s only if the extension is enabled", async (_, content) => {
  const link = page.getByRole("link", { name: "Receipt R-100042" })
  const offering = (extensions: ReadonlyArray<Extension>) => shown(content, { extensions })
  const { unmount } = await offering(["receipts"])
  await expect.element(link).toHaveAttribute("href", paths.receipt(orderWithReceipt.id))
  await unmount()
  await offering([])
  await expect.element(link).not.toBeInTheDocument()
})
