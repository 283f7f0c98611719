import type { AnyEventObject } from "xstate"
import { fromCallback } from "xstate"
import { pageFrom } from "../domain/paging"
import type { RewardsPageChanged } from "../machines/rewards/rewards.machine"

/** The browser tells the first by itself; wouter makes it tell the others. */
const navigations = ["popstate", "pushState", "replaceState"]

export const readPage = (search: string): number => pageFrom(new URLSearchParams(search).get("page"))

/** Which page of its list the address asks for, now and after each navigation; silent once another path is addressed. */
export const watchPage = (site: Window) =>
  fromCallback<AnyEventObject, undefined, RewardsPageChanged>(({ sendBack }) => {
    const path = site.location.pathname
    const tell = () => {
      if (site.location.pathname === path) sendBack({ type: "page.changed", page: readPage(site.location.search) })
    }
    tell()
    navigations.forEach((name) => site.addEventListener(name, tell))
    return () => navigations.forEach((name) => site.removeEventListener(name, tell))
  })
