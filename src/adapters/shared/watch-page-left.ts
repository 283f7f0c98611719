import { fromCallback, type AnyEventObject } from "xstate"
import type { PageLeft } from "#machines/shared/page-left.ts"
import { onNavigation } from "./navigation.ts"

type Place = Pick<Location, "pathname" | "search">
const pathOf = ({ pathname }: Place): string => pathname
/** Returns the path with the query, which contains the filter and the page of a list. */
export const pathWithQuery = ({ pathname, search }: Place): string => pathname + search

/**
 * Reports that the visitor leaves this page, by a different path or by closing the document. `placeOf` returns the part of the URL that
 * identifies the page.
 */
export const watchPageLeft = (browser: Window, placeOf = pathOf) =>
  fromCallback<AnyEventObject, undefined, PageLeft>(({ sendBack }) => {
    const place = placeOf(browser.location)
    const endNavigation = onNavigation(browser)(() => {
      if (placeOf(browser.location) !== place) sendBack({ type: "page.left" })
    })
    const hidden = () => sendBack({ type: "page.left" })
    browser.addEventListener("pagehide", hidden)
    return () => {
      endNavigation()
      browser.removeEventListener("pagehide", hidden)
    }
  })
