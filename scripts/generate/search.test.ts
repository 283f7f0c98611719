import { expect, it } from "vitest"
import { searchTexts } from "./search.ts"

const flow = {
  name: "confirmCard",
  area: "payments",
  machine: "src/machines/payments/confirm-card.machine.ts",
  model: "",
  walk: "",
  hasNoScreen: false,
}
const accepted = {
  everywhere: { "en-US": ["Time left"], "ru-RU": ["Осталось времени"] },
  states: {
    "ready, sending": { "en-US": ["Confirm"], "ru-RU": ["Подтвердить"] },
    notConfirmed: { "en-US": ["Enter the code again."], "ru-RU": ["Введите код снова."] },
  },
}
const table = "# Card code form\n\nMachine `confirmCard` · state sets 96 · Код банковской карты\n"

it("finds a state by its texts in both languages, its title and synonyms, and a flow by its number", () => {
  const texts = searchTexts(
    [flow],
    { confirmCard: { states: ["ready", "notConfirmed"] } },
    new Map([["tests/words/payments/confirm-card.json", JSON.stringify(accepted)]]),
    new Map([["docs/states/payments/confirm-card.md", table]]),
  )
  expect(Object.keys(texts)).toEqual([
    "payments-confirm-card",
    "payments-confirm-card--ready",
    "payments-confirm-card--not-confirmed",
  ])
  expect(texts["payments-confirm-card"]).toEqual({
    shown: ["Time left", "Осталось времени"],
    names: ["Confirm card", "Card code form", "Код банковской карты", "96", "state set 96"],
  })
  expect(texts["payments-confirm-card--ready"]).toEqual({
    shown: ["Confirm", "Подтвердить"],
    names: expect.arrayContaining(["Ready", "Card code form Ready", "3-D Secure"]),
  })
  expect(texts["payments-confirm-card--not-confirmed"]).toEqual({
    shown: ["Enter the code again.", "Введите код снова."],
    names: expect.arrayContaining(["Not confirmed", "declined", "отказ"]),
  })
})

it("lists the flows that the specification names first", () => {
  const signIn = { ...flow, name: "signIn", area: "account" }
  const texts = searchTexts(
    [flow, signIn],
    { confirmCard: { states: [] }, signIn: { states: [] } },
    new Map(),
    new Map([
      ["docs/states/payments/confirm-card.md", table],
      ["docs/states/account/sign-in.md", "# Sign-in\n\nMachine `signIn` · state sets 9, 16, 17 · Вход\n"],
    ]),
  )
  expect(Object.keys(texts)).toEqual(["account-sign-in", "payments-confirm-card"])
})

it("finds a state without accepted texts by its title", () => {
  const texts = searchTexts([flow], { confirmCard: { states: ["finished"] } }, new Map(), new Map())
  expect(texts["payments-confirm-card--finished"]?.names).toContain("Finished")
})
