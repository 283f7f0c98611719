import { describe, expect, it } from "vitest"
import type { AnyMachineSnapshot } from "xstate"
import type { Machines } from "#machines/generated/machines.ts"
import { models } from "#machines/generated/models.ts"
import { startMockedActor } from "#machines/kit/mocked-machine.ts"
import type { AnyExplored } from "#machines/kit/model.ts"
import { formatStateName } from "#machines/kit/state-name.ts"

interface Secret {
  /** The context fields, and their values after they were cleared. */
  readonly forgotten: Readonly<Record<string, unknown>>
  /** Returns true if the machine may still contain the secret in this state. */
  readonly while: (state: string) => boolean
}

const isSending = (state: string) => state.startsWith("sending.")
/**
 * Returns true while the machine needs the input. After a lost response, the flow needs it until it has found the change or knows that
 * there is none.
 */
const sentOrSought = (state: string) => ["sending", "checkingOutcome", "outcomeUnknown"].includes(state)

/** Secrets by machine. A machine must clear them, because code that runs in the page after their use could read them in memory. */
const secrets: { readonly [Name in keyof Machines]?: readonly Secret[] } = {
  signIn: [{ forgotten: { password: "", humanCheck: "" }, while: isSending }],
  signUp: [
    { forgotten: { humanCheck: "" }, while: isSending },
    { forgotten: { password: "" }, while: (state) => state !== "success" },
  ],
  confirmEmail: [
    {
      forgotten: { emailToken: "" },
      while: (state) => !["ready", "disowned", "conflict", "oldToken.sent"].includes(state),
    },
  ],
  changeEmail: [{ forgotten: { values: null }, while: sentOrSought }],
  changePassword: [{ forgotten: { values: null }, while: sentOrSought }],
  changeAddress: [{ forgotten: { password: "" }, while: (state) => state === "sending" || state === "warned" }],
  twoFactorSettings: [
    { forgotten: { toggle: null }, while: (state) => state.endsWith(".sending") },
    { forgotten: { details: null }, while: (state) => !state.startsWith("enabled") },
  ],
  session: [{ forgotten: { profile: null }, while: (state) => state !== "anonymous" }],
}

const cases = Object.entries(secrets).flatMap(([name, all]) =>
  all.map((secret) => [name, Object.keys(secret.forgotten).join(", "), secret] as const),
)

describe.each(cases)("%s", (name, what, { forgotten, while: known }) => {
  it(`forgets ${what} after its use`, async () => {
    const model: AnyExplored = models[name as keyof Machines]
    let looked = 0
    for (const steps of model.exploration().shortestPaths) {
      const live = startMockedActor(model)
      const after = steps.map(({ label }) => label)
      for (const step of steps) {
        const { value, context }: AnyMachineSnapshot = await live.fire(step.event)
        if (known(formatStateName(value))) continue
        looked++
        expect({ after, ...context }).toEqual({ after, ...context, ...forgotten })
      }
      live.actor.stop()
    }
    expect(looked).toBeGreaterThan(0)
  })
})
