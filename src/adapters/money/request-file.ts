import type { Effect } from "effect"
import type { ExportRequest } from "#machines/shared/export-file.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { Ticket } from "#domain/shared/ticket.ts"
import { rewardsFilter } from "#adapters/partner/partner.ts"
import type { Api } from "#adapters/shared/api.ts"
import { ownZone } from "#adapters/shared/period.ts"
import { historyFilter, withExtensionIf } from "./history.ts"

interface Options {
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: () => number
  /** Whether the extension `history` is. */
  readonly isOffered: () => Promise<boolean>
}

/** A whole list as a file (extension `exports`). */
export const requestFile =
  (api: Api, { now, isOffered }: Options) =>
  ({ request }: { readonly request: ExportRequest }): Effect.Effect<Ticket, CallFailed> => {
    const ask = (filter: object) => {
      const body = { file: request.file, ...filter, timeZone: ownZone() }
      return api({ method: "POST", path: "/exports", body, answer: Ticket })
    }
    if (request.file === "events") return ask({})
    if (request.file === "rewards") return ask(rewardsFilter(request.query, now()))
    return withExtensionIf(isOffered, ({ query }: typeof request) => ask(historyFilter(query)))(request)
  }
