import { fromCallback, type AnyEventObject } from "xstate"
import type { PageLeft } from "#machines/shared/page-left.ts"

/** wouter fires events for navigations that the browser does not report. */
const navigations = ["popstate", "pushState", "replaceState"]

type Place = Pick<Location, "pathname" | "search">
const pathOf = ({ pathname }: Place): string => pathname
/** The place of a list whose filter and page are in the query. */
export const pathWithQuery = ({ pathname, search }: Place): string => pathname + search

/** Reports once that this page is left: another path, or the document put away. */
export const watchLeaving = (site: Window, placeOf = pathOf) =>
  fromCallback<AnyEventObject, undefined, PageLeft>(({ sendBack }) => {
    const place = placeOf(site.location)
    const moved = () => {
      if (placeOf(site.location) !== place) sendBack({ type: "page.left" })
    }
    const hidden = () => sendBack({ type: "page.left" })
    navigations.forEach((name) => site.addEventListener(name, moved))
    site.addEventListener("pagehide", hidden)
    return () => {
      navigations.forEach((name) => site.removeEventListener(name, moved))
      site.removeEventListener("pagehide", hidden)
    }
  })
