import { Result } from "effect"
import { fromPromise } from "xstate"
import type { ClockReading, CountdownInput } from "../machines/countdown/countdown.machine"
import { countdown } from "../machines/countdown/countdown.machine"
import { copyText } from "../machines/copy-text/copy-text.machine"

/** The shared machines of stories and walks: copying works, and the clock stands at 1:52:30. */
export const storyShared = {
  copyText: copyText.provide({ actors: { copyText: fromPromise(async () => Result.succeed(undefined)) } }),
  countdown: countdown.provide({
    actors: { readClock: fromPromise<Result.Result<ClockReading>, CountdownInput>(async () => Result.succeed({ secondsLeft: 6_750 })) }
  })
}
