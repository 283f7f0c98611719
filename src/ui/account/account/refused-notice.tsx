import type { CallFailed } from "../../../domain/shared/failure"
import { FailureDetails } from "../../kit/feedback/failure-details"
import { FailureText } from "../../kit/feedback/failure-text"
import { ResultNotice } from "./result-notice"

/** The failed call of a submit. */
export const RefusedNotice = ({
  failure,
  rateLimited = false,
}: {
  readonly failure: CallFailed | null
  readonly rateLimited?: boolean
}) =>
  failure && (
    <ResultNotice kind="danger">
      <p>
        <FailureText failure={failure} rateLimited={rateLimited} />
      </p>
      <FailureDetails failure={failure} />
    </ResultNotice>
  )
