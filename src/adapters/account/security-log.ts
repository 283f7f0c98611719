import { SecurityEvents } from "#domain/account/security-event.ts"
import { offsetOf, pageSize } from "#domain/shared/paging.ts"
import type { Api } from "#adapters/shared/api.ts"

/** The most events that one call returns. */
const batch = 100

const eventsFrom = (api: Api, offset: number, count: number) =>
  api({
    method: "GET",
    path: "/profile/events",
    query: { offset: String(offset), count: String(count) },
    answer: SecurityEvents,
  })

export const loadEvents =
  (api: Api) =>
  ({ page }: { readonly page: number }) =>
    eventsFrom(api, offsetOf(page), pageSize)

/** The largest page that one call returns, from an offset. */
export const loadEventBatch =
  (api: Api) =>
  ({ offset }: { readonly query: null; readonly offset: number }) =>
    eventsFrom(api, offset, batch)
