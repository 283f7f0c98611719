import { Effect, Result } from "effect"
import { expect, it } from "vitest"
import { createActor, fromCallback, fromPromise } from "xstate"
import { partnerProfile, profile } from "#domain/fixtures/account.ts"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import type { Profile } from "#domain/site/account.ts"
import { session as sessionMachine } from "#machines/site/session.machine.ts"
import { withReloadedProfile } from "./partner-join.tsx"

type Answer = Result.Result<Profile, CallFailed>

/** Starts a customer's session with the profile from before joining. `answer` ends the session's next reload. */
const sessionOfCustomer = async () => {
  const answers: Array<(answer: Answer) => void> = []
  const session = createActor(
    sessionMachine.provide({
      actors: {
        watchTokens: fromCallback(() => undefined),
        loadProfile: fromPromise(() => new Promise<Answer>((resolve) => answers.push(resolve))),
      },
    }),
  ).start()
  const answer = async (result: Answer) => {
    answers.pop()!(result)
    await new Promise(setImmediate)
  }
  session.send({ type: "session.started" })
  await answer(Result.succeed(profile))
  return { session, answer }
}

const joining = async (isPartner: boolean) => {
  const { session, answer } = await sessionOfCustomer()
  const outcomes: Array<unknown> = []
  const load = withReloadedProfile(session, () => Effect.succeed({ isPartner }))
  void Effect.runPromise(Effect.result(load())).then((result) => outcomes.push(result))
  await new Promise(setImmediate)
  return { session, answer, outcomes }
}

it("reports a partner once the profile is loaded, however long it takes", async () => {
  const { session, answer, outcomes } = await joining(true)
  expect([session.getSnapshot().value, outcomes]).toEqual(["checking", []])
  await answer(Result.succeed(partnerProfile))
  expect(outcomes).toEqual([Result.succeed({ isPartner: true })])
  expect(session.getSnapshot().context.profile).toEqual(partnerProfile)
})

it("leaves the outcome unknown if the profile could not be loaded", async () => {
  const { answer, outcomes } = await joining(true)
  await answer(Result.fail(callFailed("timeout")))
  expect(outcomes).toEqual([Result.fail(callFailed("unavailable"))])
})

it("reloads nothing for a customer who did not become a partner", async () => {
  const { session, outcomes } = await joining(false)
  expect(session.getSnapshot().value).toBe("authenticated")
  expect(outcomes).toEqual([Result.succeed({ isPartner: false })])
})
