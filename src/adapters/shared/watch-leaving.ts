import { fromCallback, type AnyEventObject } from "xstate"
import type { PageLeft } from "#machines/shared/page-left.ts"
import { onNavigation } from "./navigation.ts"

type Place = Pick<Location, "pathname" | "search">
const pathOf = ({ pathname }: Place): string => pathname
/** Returns the place of a list whose filter and page are in the query. */
export const pathWithQuery = ({ pathname, search }: Place): string => pathname + search

/** Reports that the visitor leaves this page, by a different path or by closing the document. */
export const watchLeaving = (site: Window, placeOf = pathOf) =>
  fromCallback<AnyEventObject, undefined, PageLeft>(({ sendBack }) => {
    const place = placeOf(site.location)
    const endNavigation = onNavigation(site)(() => {
      if (placeOf(site.location) !== place) sendBack({ type: "page.left" })
    })
    const hidden = () => sendBack({ type: "page.left" })
    site.addEventListener("pagehide", hidden)
    return () => {
      endNavigation()
      site.removeEventListener("pagehide", hidden)
    }
  })
