import { Result } from "effect"
import type { Locator } from "vitest/browser"
import { fromCallback, fromPromise, type AnyEventObject } from "xstate"
import { orderCreated } from "#domain/fixtures/order.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { RecentPurchase } from "#domain/shop/recent-purchase.ts"
import { createOrder } from "#machines/orders/create-order.machine.ts"
import type { PageLeft } from "#machines/shared/page-left.ts"
import type { calculator } from "#machines/shop/calculator.machine.ts"
import { calculatorModel as model } from "#machines/shop/calculator.model.ts"
import { discountBanner } from "#machines/shop/discount-banner.machine.ts"
import { orderPromoCode } from "#machines/shop/order-promo-code.machine.ts"
import { promoActivator, type PromoVisitorChanged } from "#machines/shop/promo-activator.machine.ts"
import { promoCheck } from "#machines/shop/promo-check.machine.ts"
import { recentPurchases } from "#machines/shop/recent-purchases.machine.ts"
import { saleCode } from "#machines/shop/sale-code.machine.ts"
import { stakingTerms } from "#machines/shop/staking-terms.machine.ts"
import { PromoCodeForm } from "#ui/shop/product-list/promo-code-form.tsx"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { CalculatorPage } from "./calculator-page.tsx"
import type { CalculatorDependencies } from "./calculator-props.ts"

type Machine = typeof calculator
type Tools = WalkTools<Machine>

/** The dependencies for a visitor without a code. The machines around the calculator stay idle. */
const dependencies: CalculatorDependencies = {
  Currency: () => null,
  saveQuantity: () => undefined,
  estimates: { Purchase: () => null, Day: () => null },
  createOrder,
  promoCheck,
  promoActivator: promoActivator.provide({
    actors: { watchVisitor: fromCallback<AnyEventObject, undefined, PromoVisitorChanged>(() => undefined) },
  }),
  orderPromoCode: orderPromoCode.provide({
    actors: { watchPageLeft: fromCallback<AnyEventObject, undefined, PageLeft>(() => undefined) },
  }),
  saleCode: () => saleCode,
  discountBanner,
  stakingTerms,
  documents: () => ({ terms: "/terms/io", faq: "/terms/staking" }),
  CodeForm: PromoCodeForm,
  forgetCode: () => undefined,
}
const idleRecentPurchases = recentPurchases.provide({
  actors: {
    loadRecentPurchases: fromPromise<Result.Result<ReadonlyArray<RecentPurchase>, CallFailed>, void>(async () =>
      Result.succeed([]),
    ),
  },
})

const controls = ({ page, t }: Tools) => ({
  quantity: page.getByLabelText(t("buy:calculator.quantity"), { exact: true }),
  cost: page.getByLabelText(t("buy:calculator.cost"), { exact: true }),
  slider: page.getByRole("slider"),
  proceed: page.getByRole("button", { name: t("buy:calculator.continue") }),
  retry: page.getByRole("button", { name: t("common:retry") }),
})

/**
 * Types a value that always fires an input event, even if the field already has it. Clicks the field first, because blurring the
 * other field may change this one.
 */
const retype = async (field: Locator, text: string) => {
  await field.click()
  const isSameValue = (field.element() as HTMLInputElement).value.replace(",", ".") === text
  if (isSameValue && text === "") await field.fill("1")
  await field.fill(isSameValue && text !== "" ? `${text}${text.includes(".") ? "0" : ".0"}` : text)
}

const adjustments = ["raisedToMinimum", "loweredToMaximum", "roundedUp", "roundedDown"] as const
const adjusted = ({ page, t }: Tools) => {
  const texts = adjustments.map((name) =>
    t(`buy:calculator.adjusted.${name}`, { quantity: "" }).replace(/[.,:\s]+$/, ""),
  )
  return page.getByText(new RegExp(texts.join("|")))
}

const seeNote =
  (key: "unconfirmed" | "costFollows" | "quantityFollows" | "unsaved" | "saving" | "restoring" | "repricing") =>
  async (tools: Tools) => {
    await tools.expectVisible(tools.page.getByText(tools.t(`buy:calculator.${key}`)))
    await tools.expectVisible(controls(tools).proceed)
  }

const refuses = async (tools: Tools, field: Locator) => {
  await tools.expectVisible(field)
  await tools.expect.element(field).toHaveAttribute("aria-invalid", "true")
  await tools.expect.element(controls(tools).proceed).toBeDisabled()
}

const isAt =
  (expected: string) =>
  async ({ url, expect }: Tools) =>
    expect(url()).toBe(expected)

export const calculatorWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <CalculatorPage
      machine={machine}
      dependencies={dependencies}
      recentPurchases={idleRecentPurchases}
      input={model.input}
    />
  ),
  events: {
    "quantity.type": (tools, event) => retype(controls(tools).quantity, event.text),
    "cost.type": (tools, event) => retype(controls(tools).cost, event.text),
    "slider.move": async (tools) => {
      const { slider } = controls(tools)
      await slider.fill((slider.element() as HTMLInputElement).value === "58" ? "59" : "58")
    },
    "field.commit": async ({ leaveField }) => leaveField(),
    // Presses the pointer down only. The click that follows is another event.
    "continue.press": async (tools) => {
      await tools.expectVisible(controls(tools).proceed)
      tools.pressDown(controls(tools).proceed)
    },
    "order.continue": (tools) => controls(tools).proceed.click(),
    "load.retry": (tools) => controls(tools).retry.click(),
    // The promo field, the banner, the order's code and the browser's navigation send the other events.
    "promoCode.choose": sentByApp,
    "discount.ended": sentByApp,
    "order.changed": sentByApp,
    "prices.changed": sentByApp,
    "page.left": sentByApp,
  },
  states: {
    loading: async (tools) => {
      await tools.expectVisible(tools.page.getByRole("heading", { name: tools.t("buy:calculator.title") }))
      await tools.expectAbsent(controls(tools).quantity)
    },
    deciding: transientState,
    failed: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("common:failure.offline")))
      await tools.expectVisible(controls(tools).retry)
    },
    codeRequired: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(t("buy:products.codeRequired")))
      await expectVisible(page.getByLabelText(t("buy:products.code")))
    },
    notFound: async ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:notFound.description"))),
    noProduct: async ({ page, t, expectVisible }) => expectVisible(page.getByText(t("buy:calculator.noProduct.title"))),
    notOnSale: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(t("buy:calculator.notOnSale.title")))
      await expectVisible(page.getByRole("navigation", { name: t("buy:calculator.coins") }))
    },
    "editing.synced": async (tools) => {
      await tools.expectVisible(controls(tools).proceed)
      await tools.expectAbsent(adjusted(tools))
      await tools.expectAbsent(tools.page.getByText(tools.t("buy:calculator.unsaved")))
    },
    "editing.clamped": async (tools) => tools.expectVisible(adjusted(tools)),
    "editing.quantityLeads": seeNote("costFollows"),
    "editing.costLeads": seeNote("quantityFollows"),
    "editing.unconfirmed": async (tools) => {
      await tools.expectVisible(adjusted(tools))
      await seeNote("unconfirmed")(tools)
    },
    "editing.quantityInvalid": async (tools) => refuses(tools, controls(tools).quantity),
    "editing.costInvalid": async (tools) => refuses(tools, controls(tools).cost),
    "editing.settling": transientState,
    "editing.pending": seeNote("unsaved"),
    "editing.saving": seeNote("saving"),
    "editing.savingInBackground": seeNote("saving"),
    "editing.saved": transientState,
    "editing.restored": async (tools) => {
      const text = tools.t("buy:calculator.restored", { quantity: "" }).split(".")[0]!
      await tools.expectVisible(tools.page.getByText(new RegExp(text)))
      await tools.expectVisible(tools.page.getByText(tools.t("common:failure.offline")))
    },
    repricing: seeNote("repricing"),
    flushing: seeNote("saving"),
    restoring: seeNote("restoring"),
    toMethod: isAt(paths.buyMethod(orderCreated.id)),
    toStatus: isAt(paths.buyStatus(orderCreated.id)),
    toOrder: isAt(paths.order(orderCreated.id)),
  },
}
