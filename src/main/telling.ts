import { Effect } from "effect"
import type { OperationList } from "../domain/operation"
import type { Visit } from "./visit"

/** A loading of the history that is told of. */
export const tellingOf =
  <Input, E>(visit: Visit, load: (input: Input) => Effect.Effect<OperationList, E>) =>
  (input: Input) =>
    Effect.tap(load(input), ({ total }) => Effect.sync(() => visit.historyLoaded(total)))
