import {
  alwaysWell,
  anyToken,
  asOwner,
  caseMatters,
  forbidden,
  ignoring,
  listOfEverybody,
  orderTwice,
  refreshAgain,
  tellsWhoIsKnown,
} from "./broken-memory.ts"
import { feesForgotten, sumOfFirstPage } from "./broken-sums.ts"
import { asking, type Broken, changing, rewriting, sending } from "./broken.ts"
import type { Label } from "./seen.ts"

export interface BrokenServer {
  readonly name: string
  /** The test that must detect the mistake. Further tests may detect the mistake too. */
  readonly by: string
  readonly finds: Label
  readonly start: () => Broken
}

const server = (name: string, by: string, finds: Label, start: () => Broken): BrokenServer => ({
  name,
  by,
  finds,
  start,
})

const all = /^/
const lists = /^GET \/(orders|contracts|dashboard\/operationhistory|profile\/events)$/
const history = /^GET \/dashboard\/operationhistory$/
const summary = /^GET \/dashboard\/summary$/
const minutes = 60_000

const pages = "pages of GET /dashboard/operationhistory"
const stranger = "an order of another customer"

/** Servers with mistakes that an operator might well make. Each is the sandbox with one mistake in all its calls. */
export const brokenServers: readonly BrokenServer[] = [
  server(
    "prices are numbers",
    "GET /products?currencyId=eur: 200",
    "the shape",
    rewriting(/^GET \/products$/, /"localizedToPayAmount":"([\d.]+)"/g, '"localizedToPayAmount":$1'),
  ),
  server(
    "an order costs what one unit costs",
    "GET /orders?offset=0&count=3: 200",
    "the cost is quantity × price",
    changing(/^GET \/orders$/, (body) => ({
      ...body,
      values: body.values.map((order: any) => ({ ...order, localizedCost: order.items[0].localizedToPayAmount })),
    })),
  ),
  server(
    "a total is the length of its page",
    "pages of GET /orders",
    "the total of every page",
    changing(lists, (body) => ({ ...body, total: body.values.length })),
  ),
  server(
    "an offset counts pages",
    pages,
    "the offset counts rows",
    asking(lists, (query) =>
      query.set("offset", String(Number(query.get("offset") ?? 0) * Number(query.get("count") ?? 10))),
    ),
  ),
  server(
    "states are ignored",
    "states of GET /orders",
    "the totals of all filters",
    asking(/^GET \/orders$/, (query) => query.delete("states")),
  ),
  server(
    "the end of a period is ignored",
    "days of the history",
    "days before and since",
    asking(history, (query) => query.delete("end")),
  ),
  server("anybody may read an order", stranger, "a success where the call must be refused", asOwner(/^GET /)),
  server("a list has the orders of everybody", "orders of both customers", "the own orders alone", listOfEverybody),
  server(
    "a refresh token works again",
    "a session until it ends",
    "a success where the call must be refused",
    refreshAgain,
  ),
  server(
    "Date is seven minutes behind",
    "the clock of the server",
    "the server’s clock",
    sending((headers) => headers.set("Date", new Date(Date.now() - 7 * minutes).toUTCString())),
  ),
  server(
    "totals leave out most of the history",
    "totals of the history",
    "totals are the sums of the history",
    sumOfFirstPage,
  ),
  server(
    "fees are not taken from the balance",
    "balances and revenue",
    "the balance is the sum of the history",
    feesForgotten,
  ),
  server(
    "signing out ends nothing",
    "a session until it ends",
    "a session that is over still works",
    ignoring("POST /signout"),
  ),
  server(
    "a session that is over is forbidden",
    "GET /profile without a token",
    "no 401 for a session that is over",
    forbidden,
  ),
  server(
    "every answer is 200",
    "POST /signup: 409 AlreadyRegistered email",
    "a success where the call must be refused",
    alwaysWell,
  ),
  server(
    "dates have no zone",
    "GET /orders?offset=0&count=3: 200",
    "the shape",
    rewriting(all, /(T\d\d:\d\d:\d\d(?:\.\d+)?)Z"/g, '$1"'),
  ),
  server(
    "coins have two decimals",
    "balances and revenue",
    "revenue is payouts less fees",
    rewriting(summary, /"amount":"(\d+\.\d\d)\d*"/g, '"amount":"$1"'),
  ),
  server(
    "the time zone is ignored",
    "days of the history",
    "the day in the time zone",
    asking(history, (query) => query.delete("timeZone")),
  ),
  server(
    "browsers may keep what a customer sees",
    "GET /profile: 200",
    "header Cache-Control",
    sending((headers) => headers.set("Cache-Control", "private, max-age=60")),
  ),
  server("an order's id is ignored", "orders that are known", "one order for one id", orderTwice),
  server(
    "sign-in says which addresses have an account",
    "nobody learns who has an account",
    "the same words for both",
    tellsWhoIsKnown,
  ),
  server(
    "a refresh token opens the account",
    "a token of another kind",
    "a session that is over still works",
    anyToken,
  ),
  server("capitals make another address", "an address in capitals", "a refusal where the page needs data", caseMatters),
  server(
    "dollars have the sign of the chosen currency",
    "worth in the display currency",
    "worth at the rate",
    () => async (request, next) => {
      const { pathname, searchParams } = new URL(request.url)
      const wanted = searchParams.get("currencyId")
      if (wanted === null || !pathname.includes("/dashboard/summary")) return next(request)
      return changing(summary, (body) => JSON.parse(JSON.stringify(body).replaceAll('"usd"', `"${wanted}"`)))()(
        request,
        (sent) => asking(summary, (query) => query.set("currencyId", "usd"))()(sent, next),
      )
    },
  ),
  server(
    "other sessions stay open",
    "the other sessions",
    "an ended session",
    ignoring("POST /profile/sessions/end", "/profile/passkeys/options"),
  ),
  server("anybody may change an order", stranger, "a success where the call must be refused", asOwner(/^PATCH /)),
]
