import { pageFrom } from "../../domain/shared/paging"
import type { RewardsPageChanged } from "../../machines/partner/rewards/rewards.machine"
import { watchLocation } from "../site/location"

export const readPage = (search: string): number => pageFrom(new URLSearchParams(search).get("page"))

export const watchPage = (site: Window) =>
  watchLocation<RewardsPageChanged>(site, (search) => ({ type: "page.changed", page: readPage(search) }))
