import { Effect, Schema } from "effect"
import type { CallFailed } from "../../domain/shared/failure"
import type { CodeChange } from "../../domain/partner/partner"
import { NewPartnerCode, PartnerSummary, RewardList, rewardsPageSize } from "../../domain/partner/partner"
import type { CreateCodeFailure, NewCode } from "../../machines/partner/create-code/create-code.machine"
import type { JoinFailure } from "../../machines/partner/partner-join/partner-join.machine"
import type { Api, ServerRefusal } from "../shared/api"
import { asCallFailed, part } from "../shared/api"
import { unknownOutcome } from "../shared/unknown-outcome"

const lostOr = (error: ServerRefusal | CallFailed): JoinFailure & CreateCodeFailure =>
  unknownOutcome(error) ?? asCallFailed(error)

/** The plain call joins. */
export const joinProgramme = (api: Api) => (): Effect.Effect<null, JoinFailure> =>
  api({ method: "POST", path: "/partnership", body: {}, answer: null }).pipe(Effect.as(null), Effect.mapError(lostOr))

/** The forced call, spelt as the API spells it, makes a code. */
export const createCode =
  (api: Api) =>
  ({ label }: NewCode): Effect.Effect<typeof NewPartnerCode.Type, CreateCodeFailure> =>
    Effect.mapError(
      api({
        method: "POST",
        path: "/partnership",
        query: { forsed: "true" },
        body: label === null ? {} : { label },
        answer: NewPartnerCode,
      }),
      lostOr,
    )

/** Extension `partner`. */
export const changeCode =
  (api: Api) =>
  ({ code, change }: { readonly code: string; readonly change: CodeChange }): Effect.Effect<null, CallFailed> =>
    api({ method: "PATCH", path: `/partnership/codes/${part(code)}`, body: change, answer: null }).pipe(
      Effect.as(null),
      Effect.mapError(asCallFailed),
    )

const Partner = Schema.Struct({ isPartner: Schema.Boolean })

export const loadPartnerStatus = (api: Api) => (): Effect.Effect<typeof Partner.Type, CallFailed> =>
  Effect.mapError(api({ method: "GET", path: "/profile", answer: Partner }), asCallFailed)

export const loadPartnerSummary = (api: Api) => (): Effect.Effect<PartnerSummary, CallFailed> =>
  Effect.mapError(api({ method: "GET", path: "/partnership/summary", answer: PartnerSummary }), asCallFailed)

export const loadRewards =
  (api: Api) =>
  ({ page }: { readonly page: number }): Effect.Effect<RewardList, CallFailed> =>
    Effect.mapError(
      api({
        method: "GET",
        path: "/partnership/rewards",
        query: { offset: String((page - 1) * rewardsPageSize), count: String(rewardsPageSize) },
        answer: RewardList,
      }),
      asCallFailed,
    )
