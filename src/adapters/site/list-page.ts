import { pageFrom } from "#domain/shared/paging.ts"
import type { PageChanged } from "#machines/shared/paged-list.ts"
import { watchLocation } from "./location.ts"

export const readPage = (search: string): number => pageFrom(new URLSearchParams(search).get("page"))

export const watchPage = (site: Window) =>
  watchLocation<PageChanged>(site, (search) => ({ type: "page.changed", page: readPage(search) }))
