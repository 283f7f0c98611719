import type { ForecastDraft } from "../../domain/forecast-form"
import { firstProblem, problemsOf } from "../../domain/forecast-form"
import { decimal } from "../../domain/money"
import { model } from "../kit/model"
import { forecastForm } from "./forecast-form.machine"

const words = {
  required: "a field is empty",
  price: "the price is not between half and double the live rate",
  minPercent: "the growth is not above -100 percent",
  maxPercent: "the growth is not below 100 percent"
} as const

export const forecastFormModel = model({
  machine: forecastForm,
  input: { coin: "btc", rate: decimal("64000") },
  events: {
    "field.type": [
      { type: "field.type", field: "price", text: "70000" },
      { type: "field.type", field: "price", text: "" },
      { type: "field.type", field: "price", text: "128000.01" },
      { type: "field.type", field: "growth", text: "-100" },
      { type: "field.type", field: "growth", text: "100" },
      { type: "field.type", field: "inYear", text: "90000" }
    ],
    "field.commit": [{ type: "field.commit" }],
    "form.submit": [{ type: "form.submit" }],
    "form.reset": [{ type: "form.reset" }]
  },
  answers: {},
  feeds: {},
  facts: ({ draft }: { draft: ForecastDraft }) => firstProblem(problemsOf(draft, decimal("64000"))),
  when: ({ draft, rate }, event) => {
    if (event.type !== "field.commit") return null
    const problem = firstProblem(problemsOf(draft, rate))
    return problem === null ? "every rule is kept" : words[problem]
  }
})
