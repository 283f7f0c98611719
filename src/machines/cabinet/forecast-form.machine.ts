import { assign } from "xstate"
import {
  parseDraftAssumptions,
  findFirstForecastProblem,
  hasCustomPrice,
  convertDraft,
  convertAssumptions,
  validateForecastDraft,
  createInitialForecastDraft,
  typeIntoDraft,
  type ForecastDraft,
  type ForecastField,
  type ForecastProblem,
} from "#domain/cabinet/forecast-form.ts"
import type { ForecastPriceAssumptions } from "#domain/cabinet/forecast.ts"
import type { RatedCoin } from "#domain/money/rate.ts"
import type { Currency } from "#domain/shared/currency.ts"
import { parseDecimal, type Decimal } from "#domain/shared/money.ts"
import { setup, feed } from "#machines/shared/port.ts"

export interface ForecastFormInput {
  readonly coin: RatedCoin
  /** The live rate in the display currency. Null while it is unknown. */
  readonly rate: Decimal | null
  readonly currency: Currency | "unknown"
}

/** The event of a new display currency, which another tab has chosen. `rate` is the live rate in it. */
export interface ForecastRateChanged extends Pick<ForecastFormInput, "rate" | "currency"> {
  readonly type: "rate.changed"
}

/**
 * The outcome of a currency change for typed amounts.
 * - `carried`: the amounts were converted.
 * - `lost`: the typed `price` could not be converted, because a live rate is missing.
 */
type Conversion =
  | { readonly to: "carried" }
  | { readonly to: "lost"; readonly price: Decimal; readonly currency: Currency | "unknown" }

export interface DraftContext extends ForecastFormInput {
  readonly draft: ForecastDraft
  /** The applied assumptions. Null without a live rate until values are applied. The forecast then uses the price of the server. */
  readonly assumed: ForecastPriceAssumptions | null
}

const problemOf = ({ draft, rate }: DraftContext): ForecastProblem | null =>
  findFirstForecastProblem(validateForecastDraft(draft, rate))

const startWith = (rate: Decimal | null) => {
  const draft = createInitialForecastDraft(rate)
  return { draft, assumed: rate === null ? null : parseDraftAssumptions(draft, rate) }
}

/** Converts the typed and the applied values to the new currency. */
const convertedTo = ({ draft, assumed, rate: from, currency }: DraftContext, rateChange: ForecastRateChanged) => {
  const { rate: to } = rateChange
  const price = hasCustomPrice(draft, from) ? parseDecimal(draft.price) : null
  const isCarried = from !== null && to !== null
  const conversion: Conversion | null = isCarried
    ? price !== null || draft.leads === "inYear"
      ? { to: "carried" }
      : null
    : price === null
      ? null
      : { to: "lost", price, currency }
  return {
    rate: to,
    currency: rateChange.currency,
    draft: convertDraft(draft, from, to),
    assumed: convertAssumptions(assumed, from, to),
    conversion,
  }
}

/**
 * State set 38, forecast form: docs/states/cabinet/forecast-form.md. Price and growth determine the in-year value, or price and in-year
 * value determine the growth. The forecast uses the applied values.
 */
export const forecastForm = setup({
  types: {} as {
    input: ForecastFormInput
    context: DraftContext & { readonly conversion: Conversion | null }
    events:
      | ForecastRateChanged
      | { type: "field.type"; field: ForecastField; text: string }
      | { type: "field.commit" }
      | { type: "form.submit" }
      | { type: "form.reset" }
  },
  actors: { watchRate: feed<ForecastRateChanged, Pick<ForecastFormInput, "coin">>("watchRate") },
  guards: {
    hasProblem: ({ context }, problem: ForecastProblem | null) => problemOf(context) === problem,
  },
  actions: {
    type: assign(({ context, event }) =>
      event.type === "field.type"
        ? { draft: typeIntoDraft(context.draft, event.field, event.text), conversion: null }
        : {},
    ),
    apply: assign({ assumed: ({ context }) => parseDraftAssumptions(context.draft, context.rate), conversion: null }),
    reset: assign(({ context }) => ({ ...startWith(context.rate), conversion: null })),
    convertAmounts: assign(({ context, event }) => (event.type === "rate.changed" ? convertedTo(context, event) : {})),
    assumeDraft: assign({ assumed: ({ context }) => parseDraftAssumptions(context.draft, context.rate) }),
  },
}).createMachine({
  id: "forecastForm",
  context: ({ input }) => ({ ...input, ...startWith(input.rate), conversion: null }),
  invoke: { src: "watchRate", input: ({ context: { coin } }) => ({ coin }) },
  initial: "applied",
  on: {
    "field.type": { target: ".editing", actions: "type" },
    "form.reset": { target: ".applied", actions: "reset" },
    // Leaving a checked field changes nothing, and neither does applying values that are applied already or invalid.
    "field.commit": {},
    "form.submit": {},
    "rate.changed": { target: ".checking", actions: "convertAmounts" },
  },
  states: {
    // Pressing Enter or moving to the button leaves the field first.
    editing: { on: { "field.commit": "checking", "rate.changed": { actions: "convertAmounts" } } },
    checking: {
      always: [
        { guard: { type: "hasProblem", params: null }, target: "valid" },
        { guard: { type: "hasProblem", params: "required" }, target: "invalid.required" },
        { guard: { type: "hasProblem", params: "price" }, target: "invalid.price" },
        { guard: { type: "hasProblem", params: "minPercent" }, target: "invalid.minPercent" },
        { target: "invalid.maxPercent" },
      ],
    },
    valid: { on: { "form.submit": { target: "applied", actions: "apply" } } },
    invalid: {
      initial: "required",
      states: { required: {}, price: {}, minPercent: {}, maxPercent: {} },
    },
    applied: { on: { "rate.changed": { actions: ["convertAmounts", "assumeDraft"] } } },
  },
})
