import { Effect } from "effect"
import type { OperationList } from "#domain/money/operation.ts"
import type { SiteVisit } from "#main/site/site-visit.ts"

/** Loads the history and notifies the visit, which decides about the review prompt. */
export const notifyHistory =
  <Input, E>(visit: SiteVisit, load: (input: Input) => Effect.Effect<OperationList, E>) =>
  (input: Input) =>
    Effect.tap(load(input), ({ total }) => Effect.sync(() => visit.historyLoaded(total)))
