import { Effect } from "effect"
import { fromCallback, type AnyEventObject } from "xstate"
import type { PageLeft } from "#machines/shop/calculator.context.ts"
import type { Api } from "#adapters/shared/api.ts"
import { patchCode, patchItem } from "#adapters/orders/orders.ts"

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

/** Sends a change without waiting for the response; leaving the page does not abort it. */
const sendInBackground =
  <Change>(send: (change: Change) => Effect.Effect<unknown, unknown>) =>
  (change: Change): Effect.Effect<null> =>
    Effect.sync(() => {
      // The page has unmounted, so a failure cannot be shown; the reopened order shows its saved quantity.
      void Effect.runPromise(Effect.option(send(change)))
      return null
    })

export const saveItemInBackground = (api: Api) => sendInBackground(patchItem(api))
export const saveOrderCodeInBackground = (api: Api) => sendInBackground(patchCode(api))
