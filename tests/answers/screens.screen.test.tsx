import { BigDecimal } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom } from "xstate"
import type { DecodedEntries } from "../../src/domain/shared/entries"
import { decimal } from "../../src/domain/shared/money"
import type { StateName } from "../../src/machines/kit/types"
import { accountSummaryWalk } from "../../src/ui/cabinet/account-summary/account-summary.walk"
import { calculatorWalk } from "../../src/ui/shop/calculator/calculator.walk"
import { completeOverPaidWalk } from "../../src/ui/payments/complete-over-paid.walk"
import { contractsWalk } from "../../src/ui/cabinet/contracts/contracts.walk"
import { cryptoStatusWalk } from "../../src/ui/payments/crypto-status/crypto-status.walk"
import { demoCabinetWalk } from "../../src/ui/demo/demo/demo-cabinet.walk"
import { forecastWalk } from "../../src/ui/cabinet/forecast/forecast.walk"
import { historyWalk } from "../../src/ui/money/history/history.walk"
import { investmentWalk } from "../../src/ui/cabinet/investment/investment.walk"
import { marketCapWalk } from "../../src/ui/cabinet/market-cap/market-cap.walk"
import { orderActionsWalk } from "../../src/ui/orders/order-actions.walk"
import { orderPageWalk } from "../../src/ui/orders/order-page/order-page.walk"
import { ordersWalk } from "../../src/ui/orders/orders/orders.walk"
import { partnerSummaryWalk } from "../../src/ui/partner/partner-summary/partner-summary.walk"
import { paymentMethodsWalk } from "../../src/ui/payments/payment-methods/payment-methods.walk"
import { productListWalk } from "../../src/ui/shop/product-list/product-list.walk"
import { rewardsWalk } from "../../src/ui/partner/rewards/rewards.walk"
import { StoryFrame, storyI18n } from "../../src/ui/story/story-frame"
import { stressStory } from "../../src/ui/story/story-stress"
import type { Walk } from "../../src/ui/walk"
import { withdrawalWalk } from "../../src/ui/money/withdrawal/withdrawal.walk"

afterEach(cleanup)

/** As many digits as an amount may have. */
const longest = decimal(`${"9".repeat(22)}.${"9".repeat(8)}`)

type Each = (value: unknown) => unknown
/** Everything a machine knows, with every part of it changed. */
const mapped = (value: unknown, change: Each): unknown => {
  const made = change(value)
  if (made !== value) return made
  if (Array.isArray(value)) return value.map((each) => mapped(each, change))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapped(each, change)]))
}
const enlarged: Each = (value) => (BigDecimal.isBigDecimal(value) ? longest : value)

interface Shown {
  readonly name: string
  readonly show: (change: (context: unknown) => unknown, locale: "en-US" | "ru-RU") => Promise<unknown>
}
const shown = <M extends AnyStateMachine>(walk: Walk<M>, state: StateName<M>): Shown => ({
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
  shown(demoCabinetWalk, "created"),
  shown(calculatorWalk, "editing.synced"),
  shown(marketCapWalk, "ready"),
  shown(completeOverPaidWalk, "ready"),
  shown(orderActionsWalk, "over"),
  shown(withdrawalWalk, "form"),
  shown(forecastWalk, "ready.inMoney"),
]

/** Elements that overflow the page to the right. */
const wide = () =>
  [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .filter((element, _, all) => !all.some((other) => other !== element && element.contains(other)))
    .slice(0, 3)
    .map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 60)}`)

describe.each([320, 390, 820, 1280])("%s px wide", (width) => {
  it.each(figures)("a number of 30 digits does not widen the page: $name", async ({ show }) => {
    await page.viewport(width, 844)
    await show((context) => mapped(context, enlarged), width === 390 ? "ru-RU" : "en-US")
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
  shown(demoCabinetWalk, "created"),
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

/** One more entry at the end of each list, which could not be read. */
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

describe.each(["en-US", "ru-RU"] as const)("in %s", (locale) => {
  it.each(lists)("an entry that cannot be read is one neutral row: $name", async ({ show }) => {
    await page.viewport(390, 844)
    await show(broken, locale)
    const announcements = [...document.body.querySelectorAll("span")].filter(
      ({ textContent }) => textContent === storyI18n[locale].t("common:unreadable"),
    )
    expect(announcements.length).toBeGreaterThan(0)
  })
})
