import { findFirstForecastProblem, validateForecastDraft, type ForecastDraft } from "#domain/cabinet/forecast-form.ts"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import { defineModel } from "#machines/kit/model.ts"
import { forecastForm } from "./forecast-form.machine.ts"

const words = {
  required: "a field is empty",
  price: "the price is not between half and double the live rate",
  minPercent: "the growth is not above -100 percent",
  maxPercent: "the growth is not below 100 percent",
} as const

export const forecastFormModel = defineModel({
  machine: forecastForm,
  input: { coin: "btc", rate: decimal("64000"), currency: "usd" },
  events: {
    "field.type": [
      { type: "field.type", field: "price", text: "70000" },
      { type: "field.type", field: "price", text: "" },
      { type: "field.type", field: "price", text: "128000.01" },
      { type: "field.type", field: "growth", text: "-100" },
      { type: "field.type", field: "growth", text: "100" },
      { type: "field.type", field: "inYear", text: "90000" },
    ],
    "rate.changed": [{ type: "rate.changed", rate: decimal("58880"), currency: "eur" }],
  },
  portResults: {},
  feeds: { watchRate: ["rate.changed"] },
  distinguishBy: ({ draft, rate }: { draft: ForecastDraft; rate: Decimal | null }) =>
    findFirstForecastProblem(validateForecastDraft(draft, rate)),
  when: ({ draft, rate }, event) => {
    if (event.type !== "field.commit" && event.type !== "rate.changed") return null
    const problem = findFirstForecastProblem(validateForecastDraft(draft, rate))
    return problem === null ? "every rule is kept" : words[problem]
  },
})
