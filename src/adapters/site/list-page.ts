import { pageFrom } from "../../domain/shared/paging"
import type { PageChanged } from "../../machines/shared/paged-list"
import { watchLocation } from "./location"

export const readPage = (search: string): number => pageFrom(new URLSearchParams(search).get("page"))

export const watchPage = (site: Window) =>
  watchLocation<PageChanged>(site, (search) => ({ type: "page.changed", page: readPage(search) }))
