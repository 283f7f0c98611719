import { Effect } from "effect"
import { waitFor, type ActorRefFrom } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { pageParts } from "#machines/site/page-parts.machine.ts"

/**
 * Loads one part of a page and reports the result to the page. A failure reaches the part only when another part has loaded. When all parts
 * have failed, the page shows one failure and removes this part.
 */
export const reportLoad =
  (page: ActorRefFrom<typeof pageParts>, part: string) =>
  <Input, A>(load: (input: Input) => Effect.Effect<A, CallFailed>) =>
  (input: Input): Effect.Effect<A, CallFailed> => {
    const notify = (type: "part.loading" | "part.loaded") => Effect.sync(() => page.send({ type, part }))
    const failed = (failure: CallFailed) =>
      Effect.flatMap(
        Effect.promise((signal) => {
          page.send({ type: "part.failed", part, failure })
          return waitFor(page, (state) => state.matches("ready"), { signal, timeout: Infinity })
        }),
        () => Effect.fail(failure),
      )
    return notify("part.loading").pipe(
      Effect.andThen(load(input)),
      Effect.tap(() => notify("part.loaded")),
      Effect.catch(failed),
    )
  }
