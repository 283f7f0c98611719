import type { AnyEventObject } from "xstate"
import { fromCallback } from "xstate"
import { pageFrom } from "../../domain/shared/paging"
import type { RewardsPageChanged } from "../../machines/partner/rewards/rewards.machine"

/** The browser fires the first event itself; wouter fires the others. */
const navigations = ["popstate", "pushState", "replaceState"]

export const readPage = (search: string): number => pageFrom(new URLSearchParams(search).get("page"))

/** The list's page in the URL, now and after each navigation; silent once the path changes. */
export const watchPage = (site: Window) =>
  fromCallback<AnyEventObject, undefined, RewardsPageChanged>(({ sendBack }) => {
    const path = site.location.pathname
    const report = () => {
      if (site.location.pathname === path) sendBack({ type: "page.changed", page: readPage(site.location.search) })
    }
    report()
    navigations.forEach((name) => site.addEventListener(name, report))
    return () => navigations.forEach((name) => site.removeEventListener(name, report))
  })
