import type { AnyEventObject } from "xstate"
import { fromCallback } from "xstate"
import type { ContractQuery } from "../../domain/cabinet/contract-query"
import { parseContractQuery } from "../../domain/cabinet/contract-query"

/** The browser fires the first event itself; wouter fires the others. */
const navigations = ["popstate", "pushState", "replaceState"]

export const readContractQuery = (search: string): ContractQuery => {
  const params = new URLSearchParams(search)
  return parseContractQuery({ state: params.get("state"), page: params.get("page") })
}

/** The query of this page, now and after each navigation; silent once the URL is another page's. */
export const watchAddress =
  <Query>(read: (search: string) => Query) =>
  (site: Window) =>
    fromCallback<AnyEventObject, undefined, { type: "query.changed"; query: Query }>(({ sendBack }) => {
      const path = site.location.pathname
      const report = () => {
        if (site.location.pathname === path) sendBack({ type: "query.changed", query: read(site.location.search) })
      }
      report()
      navigations.forEach((name) => site.addEventListener(name, report))
      return () => navigations.forEach((name) => site.removeEventListener(name, report))
    })

export const watchContractQuery = watchAddress(readContractQuery)
