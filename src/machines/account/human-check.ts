import type { Result } from "effect"
import type { HumanCheckAction } from "../../domain/account/human-check"
import type { CallFailed } from "../../domain/shared/failure"
import { failureWith, succeeded, successOf } from "../shared/port"

interface Checked {
  readonly event: { readonly output: Result.Result<string, CallFailed> }
}

/** What the action `takeHumanCheck` receives. */
export interface ObtainedHumanCheck {
  readonly humanCheck: string
}
/** What the action `takeCheckFailure` receives. */
export interface FailedHumanCheck {
  readonly failure: CallFailed
}

/** Obtains the human check, then goes on to the state that sends the form. */
export const obtainingHumanCheck = <
  const Action extends HumanCheckAction,
  const Next extends string,
  const Failed extends string,
>(
  action: Action,
  next: Next,
  failed: Failed,
) =>
  ({
    invoke: {
      id: "obtainHumanCheck",
      src: "obtainHumanCheck",
      input: { action },
      onDone: [
        {
          guard: succeeded,
          target: next,
          actions: {
            type: "takeHumanCheck",
            params: (checked: Checked): ObtainedHumanCheck => ({ humanCheck: successOf(checked) }),
          },
        },
        {
          target: failed,
          actions: {
            type: "takeCheckFailure",
            params: (checked: Checked): FailedHumanCheck => ({ failure: failureWith(checked, "CallFailed")! }),
          },
        },
      ],
    },
  }) as const
