import { SecurityEvents } from "#domain/account/security.ts"
import { offsetOf, pageSize } from "#domain/shared/paging.ts"
import type { Api } from "#adapters/shared/api.ts"

export const loadEvents =
  (api: Api) =>
  ({ page }: { readonly page: number }) =>
    api({
      method: "GET",
      path: "/profile/events",
      query: { offset: String(offsetOf(page)), count: String(pageSize) },
      answer: SecurityEvents,
    })
