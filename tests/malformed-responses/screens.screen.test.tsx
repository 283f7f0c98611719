import { BigDecimal } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom } from "xstate"
import type { DecodedEntries } from "#domain/shared/entries.ts"
import { decimal } from "#domain/shared/money.ts"
import type { StateName } from "#machines/kit/types.ts"
import { accountSummaryWalk } from "#ui/cabinet/account-summary/account-summary.walk.tsx"
import { contractsWalk } from "#ui/cabinet/contracts/contracts.walk.tsx"
import { customerTasksWalk } from "#ui/cabinet/customer-tasks/customer-tasks.walk.tsx"
import { forecastWalk } from "#ui/cabinet/forecast/forecast.walk.tsx"
import { investmentWalk } from "#ui/cabinet/investment/investment.walk.tsx"
import { marketCapWalk } from "#ui/cabinet/market-cap/market-cap.walk.tsx"
import { returnsWalk } from "#ui/cabinet/returns/returns.walk.tsx"
import { historyWalk } from "#ui/money/history/history.walk.tsx"
import { withdrawalWalk } from "#ui/money/withdrawal/withdrawal.walk.tsx"
import { orderActionsWalk } from "#ui/orders/order-actions.walk.tsx"
import { orderPageWalk } from "#ui/orders/order-page/order-page.walk.tsx"
import { ordersWalk } from "#ui/orders/orders/orders.walk.tsx"
import { partnerSummaryWalk } from "#ui/partner/partner-summary/partner-summary.walk.tsx"
import { rewardsWalk } from "#ui/partner/rewards/rewards.walk.tsx"
import { completeOverPaidWalk } from "#ui/payments/complete-over-paid.walk.tsx"
import { cryptoStatusWalk } from "#ui/payments/crypto-status/crypto-status.walk.tsx"
import { paymentMethodsWalk } from "#ui/payments/payment-methods/payment-methods.walk.tsx"
import { calculatorWalk } from "#ui/shop/calculator/calculator.walk.tsx"
import { productListWalk } from "#ui/shop/product-list/product-list.walk.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { stressStory } from "#ui/story/story-stress.tsx"
import type { Walk } from "#ui/walk.ts"

afterEach(cleanup)

/** An amount with the maximum number of digits. */
const longestNumber = decimal(`${"9".repeat(22)}.${"9".repeat(8)}`)

type Each = (value: unknown) => unknown
/** Applies a change to every value in a machine's context. */
const mapped = (value: unknown, change: Each): unknown => {
  const made = change(value)
  if (made !== value) return made
  if (Array.isArray(value)) return value.map((each) => mapped(each, change))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapped(each, change)]))
}
const enlarged: Each = (value) => (BigDecimal.isBigDecimal(value) ? longestNumber : value)

interface ShownPage {
  readonly name: string
  readonly show: (change: (context: unknown) => unknown, locale: "en-US" | "ru-RU") => Promise<unknown>
}
const shown = <M extends AnyStateMachine>(walk: Walk<M>, state: StateName<M>): ShownPage => ({
  name: `${walk.model.machine.id}, ${String(state)}`,
  show: (change, locale) => {
    const context = change((walk.model.at(state) as AnyMachineSnapshot).context) as Partial<ContextFrom<M>>
    return render(<StoryFrame locale={locale}>{stressStory(walk, state, context).render()}</StoryFrame>)
  },
})

const figures = [
  shown(ordersWalk, "ready"),
  shown(contractsWalk, "ready"),
  shown(historyWalk, "ready"),
  shown(rewardsWalk, "ready"),
  shown(partnerSummaryWalk, "ready"),
  shown(accountSummaryWalk, "ready"),
  shown(investmentWalk, "ready"),
  shown(productListWalk, "ready"),
  shown(paymentMethodsWalk, "list"),
  shown(cryptoStatusWalk, "waiting"),
  shown(cryptoStatusWalk, "underpaid"),
  shown(orderPageWalk, "completed"),
  shown(orderPageWalk, "expired"),
  shown(calculatorWalk, "editing.synced"),
  shown(marketCapWalk, "ready"),
  shown(customerTasksWalk, "shown"),
  shown(returnsWalk, "ready"),
  shown(completeOverPaidWalk, "ready"),
  shown(orderActionsWalk, "overpaid"),
  shown(withdrawalWalk, "form"),
  shown(forecastWalk, "ready.inMoney"),
]

/** Finds elements that overflow the page on the right. */
const wide = () =>
  [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .filter((element, _, all) => !all.some((other) => other !== element && element.contains(other)))
    .slice(0, 3)
    .map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 60)}`)

describe.each([320, 390, 820, 1280])("a window of %s px", (width) => {
  it.each(figures)("is not widened by a number of 30 digits: $name", async ({ show }) => {
    await page.viewport(width, 844)
    await show((context) => mapped(context, enlarged), width === 390 ? "ru-RU" : "en-US")
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth > clientWidth ? wide() : []).toEqual([])
  })
})

/** Fields that customers, operators and other APIs write, at any length. An address of 5,000 characters does not fit into a QR code. */
const foreign = new Set(
  "id name title email code address reference issuer beneficiary account number unit description stateDescription".split(
    " ",
  ),
)
let textCount = 0
const withLongTexts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withLongTexts)
  if (typeof value !== "object" || value === null || BigDecimal.isBigDecimal(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      textCount += 1
      return [
        name,
        typeof each === "string" && foreign.has(name)
          ? `${"W".repeat(name === "address" ? 500 : 5000)}${textCount}`
          : withLongTexts(each),
      ]
    }),
  )
}

describe.each([390, 1280])("a narrow or wide window of %s px", (width) => {
  it.each(figures)("is not widened by a word of 5,000 letters: $name", async ({ show }) => {
    await page.viewport(width, 844)
    await show(withLongTexts, "en-US")
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth > clientWidth ? wide() : []).toEqual([])
  })
})

const lists = [
  shown(ordersWalk, "ready"),
  shown(contractsWalk, "ready"),
  shown(historyWalk, "ready"),
  shown(rewardsWalk, "ready"),
  shown(partnerSummaryWalk, "ready"),
  shown(accountSummaryWalk, "ready"),
  shown(investmentWalk, "ready"),
  shown(productListWalk, "ready"),
  shown(orderPageWalk, "completed"),
  shown(cryptoStatusWalk, "underpaid"),
  shown(paymentMethodsWalk, "list"),
  shown(forecastWalk, "ready.inMoney"),
]
const listed = new Set([
  "values",
  "products",
  "accounts",
  "codes",
  "payments",
  "methods",
  "summary",
  "contracts",
  "orders",
  "btc",
  "eth",
])

/** Adds an unreadable entry to the end of each list. */
const broken = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(broken)
  if (typeof value !== "object" || value === null || BigDecimal.isBigDecimal(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const inner = broken(each)
      const entries: DecodedEntries<unknown> | null =
        Array.isArray(inner) && listed.has(name) ? Object.assign(inner, { unreadable: [0] }) : null
      return [name, entries ?? inner]
    }),
  )
}

describe.each(["en-US", "ru-RU"] as const)("a list in %s", (locale) => {
  it.each(lists)("shows an unreadable entry as one neutral row: $name", async ({ show }) => {
    await page.viewport(390, 844)
    await show(broken, locale)
    const announcements = [...document.body.querySelectorAll("span")].filter(
      ({ textContent }) => textContent === storyI18n[locale].t("common:unreadable"),
    )
    expect(announcements.length).toBeGreaterThan(0)
  })
})
