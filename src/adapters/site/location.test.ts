import { expect, it } from "vitest"
import { assign, createActor, setup } from "xstate"
import { readContractQuery } from "#adapters/cabinet/contracts.ts"
import type { ContractQuery } from "#domain/cabinet/contract.ts"
import type { QueryChanged } from "#machines/shared/paged-list.ts"
import { watchQuery } from "./location.ts"

const siteAt = (pathname: string, search: string) => {
  const events = new EventTarget()
  const location = { pathname, search }
  const go = (path: string, query: string, how: string) => {
    Object.assign(location, { pathname: path, search: query })
    events.dispatchEvent(new Event(how))
  }
  const site = Object.assign(events, { location }) as unknown as Window
  return { site, go }
}

it("reads the query of a URL, and ignores invalid values", () => {
  expect(readContractQuery("?state=Expired&page=3")).toEqual({ state: "Expired", page: 3 })
  expect(readContractQuery("?state=%3Cscript%3E&page=-1&x=y")).toEqual({ state: "All", page: 1 })
})

it("reports the URL's query, then each change of this page, and nothing after the end", () => {
  const { site, go } = siteAt("/cabinet/contracts", "?state=Active")
  const listener = setup({
    types: {} as {
      context: { received: ReadonlyArray<QueryChanged<ContractQuery>["query"]> }
      events: QueryChanged<ContractQuery>
    },
    actors: { watchQuery: watchQuery(site, readContractQuery) },
  }).createMachine({
    context: { received: [] },
    invoke: { src: "watchQuery" },
    on: {
      "query.changed": { actions: assign({ received: ({ context, event }) => [...context.received, event.query] }) },
    },
  })
  const actor = createActor(listener).start()
  go("/cabinet/contracts", "?state=Active&page=2", "pushState")
  go("/cabinet/contracts", "", "popstate")
  go("/cabinet", "", "pushState")
  actor.stop()
  go("/cabinet/contracts", "?page=9", "pushState")
  expect(actor.getSnapshot().context.received).toEqual([
    { state: "Active", page: 1 },
    { state: "Active", page: 2 },
    { state: "All", page: 1 },
  ])
})
