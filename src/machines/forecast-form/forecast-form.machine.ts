import { assign, setup } from "xstate"
import type { Assumptions } from "../../domain/forecast"
import type { ForecastDraft, ForecastField, Problem } from "../../domain/forecast-form"
import { assumptionsOf, firstProblem, problemsOf, startDraft, typedInto } from "../../domain/forecast-form"
import type { Decimal } from "../../domain/money"
import type { RatedCoin } from "../../domain/rate"

export interface ForecastFormInput {
  readonly coin: RatedCoin
  /** The live rate in the display currency; null when it could not be had. */
  readonly rate: Decimal | null
}

const problemOf = ({ draft, rate }: { readonly draft: ForecastDraft; readonly rate: Decimal | null }): Problem | null =>
  firstProblem(problemsOf(draft, rate))

const startWith = (rate: Decimal | null) => {
  const draft = startDraft(rate)
  return { draft, assumed: rate === null ? null : assumptionsOf(draft) }
}

/** State set 38: docs/states/forecast-form.md. Current price ⇄ growth ⇄ in-year value; what is applied is what the forecast assumes. */
export const forecastForm = setup({
  types: {} as {
    input: ForecastFormInput
    /** `assumed`: null before anything was applied and while there is no live rate; the server's own value stands for the price. */
    context: ForecastFormInput & { draft: ForecastDraft; assumed: Assumptions | null }
    events:
      | { type: "field.type"; field: ForecastField; text: string }
      | { type: "field.commit" }
      | { type: "form.submit" }
      | { type: "form.reset" }
  },
  guards: {
    isSound: ({ context }) => problemOf(context) === null,
    isMissing: ({ context }) => problemOf(context) === "required",
    isPriceOut: ({ context }) => problemOf(context) === "price",
    isTooLow: ({ context }) => problemOf(context) === "minPercent"
  },
  actions: {
    type: assign(({ context, event }) =>
      event.type === "field.type" ? { draft: typedInto(context.draft, event.field, event.text) } : {}),
    apply: assign({ assumed: ({ context }) => assumptionsOf(context.draft) }),
    startAnew: assign(({ context }) => startWith(context.rate))
  }
}).createMachine({
  id: "forecastForm",
  context: ({ input }) => ({ ...input, ...startWith(input.rate) }),
  initial: "applied",
  on: {
    "field.type": { target: ".editing", actions: "type" },
    "form.reset": { target: ".applied", actions: "startAnew" },
    // Leaving a field that was checked, and applying what is applied or wrong, change nothing.
    "field.commit": {},
    "form.submit": {}
  },
  states: {
    // Enter and the way to the button leave the field first.
    editing: {
      on: { "field.commit": "checking" }
    },
    checking: {
      always: [{ guard: "isSound", target: "valid" }, { target: "refusing" }]
    },
    valid: {
      on: { "form.submit": { target: "applied", actions: "apply" } }
    },
    refusing: {
      always: [
        { guard: "isMissing", target: "invalid.required" },
        { guard: "isPriceOut", target: "invalid.price" },
        { guard: "isTooLow", target: "invalid.minPercent" },
        { target: "invalid.maxPercent" }
      ]
    },
    invalid: {
      initial: "required",
      states: { required: {}, price: {}, minPercent: {}, maxPercent: {} }
    },
    applied: {}
  }
})
