import { Result } from "effect"
import { fromPromise } from "xstate"
import { storyNow } from "#domain/fixtures/account.ts"
import type { CopyRefused } from "#domain/shared/copy.ts"
import { copyText, type CopyTextInput } from "#machines/shared/copy-text.machine.ts"
import { countdown, type ClockReading, type CountdownInput } from "#machines/shared/countdown.machine.ts"

/**
 * The shared machines of stories and walks. Copying succeeds. The clock shows 1:52:30 until an instant, and the remaining seconds
 * otherwise.
 */
export const storyShared = {
  copyText: copyText.provide({
    actors: {
      copyText: fromPromise<Result.Result<void, CopyRefused>, CopyTextInput>(async () => Result.succeed(undefined)),
    },
  }),
  countdown: countdown.provide({
    actors: {
      readClock: fromPromise<Result.Result<ClockReading>, CountdownInput>(async ({ input: { until } }) =>
        Result.succeed({ secondsLeft: typeof until === "number" ? until : 6_750, until: storyNow }),
      ),
    },
  }),
}
