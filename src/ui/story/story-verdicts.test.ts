import { expect, it } from "vitest"
import { type Verdict, verdictsAsMarkdown, withVerdict } from "./story-verdicts.ts"

const ready: Verdict = {
  flow: "signIn",
  title: "Sign in",
  state: "ready",
  stateTitle: "Ready",
  story: "account-sign-in--ready",
  locale: "en-US",
  change: null,
}

it("keeps one verdict for each state and language, and lists the changes first, in one language, each with its address", () => {
  const given: readonly Verdict[] = [
    { ...ready, change: "a larger button" },
    ready,
    { ...ready, locale: "ru-RU", change: "кнопка ниже" },
    { ...ready, flow: "rates", title: "Rates", locale: "ru-RU" },
  ]
  const verdicts = given.reduce(withVerdict, [])
  expect(verdicts).toHaveLength(3)
  const at = "http://127.0.0.1:6006/?path=/story/account-sign-in--ready&globals=locale"
  expect(verdictsAsMarkdown(verdicts, "ru-RU", "http://127.0.0.1:6006")).toBe(
    `## Rates\n\n- [Ready](${at}:ru-RU), русская страница: хорошо\n\n` +
      `## Sign in\n\n- [Ready](${at}:ru-RU), русская страница: изменить: кнопка ниже\n` +
      `- [Ready](${at}:en-US), английская страница: хорошо\n`,
  )
  expect(verdictsAsMarkdown([ready], "en-US", "http://127.0.0.1:6006")).toBe(
    `## Sign in\n\n- [Ready](${at}:en-US), English page: good\n`,
  )
})
