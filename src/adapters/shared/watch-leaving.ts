import { fromCallback, type AnyEventObject } from "xstate"
import type { PageLeft } from "#machines/shared/page-left.ts"

/** The events of navigations. The router wouter fires `pushState` and `replaceState`, which the browser does not report. */
const navigations = ["popstate", "pushState", "replaceState"]

type Place = Pick<Location, "pathname" | "search">
const pathOf = ({ pathname }: Place): string => pathname
/** Returns the place of a list whose filter and page are in the query. */
export const pathWithQuery = ({ pathname, search }: Place): string => pathname + search

/** Reports that the person leaves this page, by a different path or by closing the document. */
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
