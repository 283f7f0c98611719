import { expect, it } from "vitest"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { lostAnswer, unknownOutcome } from "./unknown-outcome.ts"

const lost = taggedFailure("AnswerLost")

it.each([
  ["offline", lost, lost],
  ["timeout", lost, lost],
  ["unavailable", lost, lost],
  ["malformed", lost, lost],
  ["server", null, lost],
  ["unauthorized", null, null],
  ["tooMany", null, null],
] as const)("after %s a change is %j, a payment %j", (reason, change, payment) => {
  expect(lostAnswer(callFailed(reason))).toEqual(change)
  expect(unknownOutcome(callFailed(reason))).toEqual(payment)
})

it.each(["offline", "timeout", "server"] as const)(
  "a call that was answered 401 is known not to be executed, though its renewal failed with %s",
  (reason) => {
    const failure = callFailed(reason, { notExecuted: true })
    expect([lostAnswer(failure), unknownOutcome(failure)]).toEqual([null, null])
  },
)
