import { expect, it } from "vitest"
import { type Verdict, verdictsAsMarkdown, withVerdict } from "./story-verdicts.ts"

const ready: Verdict = {
  flow: "signIn",
  title: "Sign in",
  state: "ready",
  stateTitle: "Ready",
  locale: "en-US",
  change: null,
}

it("keeps one verdict for each state and language, and lists the changes first", () => {
  const given: readonly Verdict[] = [
    { ...ready, change: "a larger button" },
    ready,
    { ...ready, locale: "ru-RU", change: "кнопка ниже" },
    { ...ready, flow: "rates", title: "Rates", locale: "ru-RU" },
  ]
  const verdicts = given.reduce(withVerdict, [])
  expect(verdicts).toHaveLength(3)
  expect(verdictsAsMarkdown(verdicts)).toBe(
    "## Rates\n\n- Ready (`ready`, ru-RU): хорошо\n\n" +
      "## Sign in\n\n- Ready (`ready`, ru-RU): изменить: кнопка ниже\n- Ready (`ready`, en-US): good\n",
  )
})
