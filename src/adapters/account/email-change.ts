import { Effect } from "effect"
import type {
  AlreadyConfirmed,
  AlreadyRegistered,
  AlreadyUndone,
  OldToken,
} from "../../domain/account/account-failures"
import type { LetterToken } from "../../domain/account/letter-link"
import type { CallFailed } from "../../domain/shared/failure"
import { taggedFailure } from "../../domain/shared/failure"
import type { Api, ServerRefusal } from "../shared/api"
import { asCallFailed } from "../shared/api"
import { isConflict } from "../shared/conflict"

const follow = (api: Api, path: string, { token }: LetterToken) =>
  api({ method: "POST", path, body: { token }, answer: null, anonymous: true }).pipe(Effect.as(null))

const oldToken = (error: ServerRefusal | CallFailed): OldToken | CallFailed =>
  error._tag === "Refused" && error.code === "OldToken" ? taggedFailure("OldToken") : asCallFailed(error)

export const confirmEmailChange =
  (api: Api) =>
  (link: LetterToken): Effect.Effect<null, OldToken | AlreadyConfirmed | AlreadyRegistered | CallFailed> =>
    Effect.mapError(follow(api, "/email-change/confirm", link), (error) => {
      if (isConflict(error, "AlreadyConfirmed")) return taggedFailure("AlreadyConfirmed")
      return isConflict(error, "AlreadyRegistered") ? taggedFailure("AlreadyRegistered") : oldToken(error)
    })

export const undoEmailChange =
  (api: Api) =>
  (link: LetterToken): Effect.Effect<null, OldToken | AlreadyUndone | CallFailed> =>
    Effect.mapError(follow(api, "/email-change/undo", link), (error) =>
      isConflict(error, "AlreadyUndone") ? taggedFailure("AlreadyUndone") : oldToken(error),
    )
