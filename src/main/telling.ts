import { Effect } from "effect"
import type { OperationList } from "../domain/operation"
import type { SiteVisit } from "./visit"

/** A loading of the history that is told of. */
export const tellingOf =
  <Input, E>(visit: SiteVisit, load: (input: Input) => Effect.Effect<OperationList, E>) =>
  (input: Input) =>
    Effect.tap(load(input), ({ total }) => Effect.sync(() => visit.historyLoaded(total)))
