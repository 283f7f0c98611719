import type { Label } from "./consequences.ts"
import { changeQueries, type FaultyHandler, changeBodies, rewriteBodies, changeHeaders } from "./faulty-handler.ts"
import {
  answerAlwaysOk,
  acceptRefreshTokenAsAccessToken,
  ignoreOrderOwner,
  compareEmailCase,
  answerForbiddenWhenExpired,
  ignoreCall,
  listEveryCustomersOrders,
  ignoreOrderId,
  acceptUsedRefreshToken,
  revealUnknownEmails,
} from "./faulty-memory.ts"
import { withoutFees, sumOfFirstPage } from "./faulty-sums.ts"

export interface FaultyServer {
  readonly name: string
  /** The test that must detect the mistake. Other tests may detect the mistake too. */
  readonly detectedBy: string
  readonly expectedMessage: Label
  readonly start: () => FaultyHandler
}

const server = (
  name: string,
  detectedBy: string,
  expectedMessage: Label,
  start: () => FaultyHandler,
): FaultyServer => ({
  name,
  detectedBy,
  expectedMessage,
  start,
})

const all = /^/
const lists = /^GET \/(orders|contracts|dashboard\/operationhistory|profile\/events)$/
const history = /^GET \/dashboard\/operationhistory$/
const summary = /^GET \/dashboard\/summary$/
const minutes = 60_000

const pages = "pages of GET /dashboard/operationhistory add up to the whole list"
const otherCustomersOrder = "another customer's order is not found"

/**
 * Servers with mistakes that an operator might well make. A server is the sandbox with one mistake in all its calls.
 */
export const faultyServers: readonly FaultyServer[] = [
  server(
    "prices are numbers",
    "GET /products?currencyId=eur: 200",
    "the shape",
    rewriteBodies(/^GET \/products$/, /"localizedToPayAmount":"([\d.]+)"/g, '"localizedToPayAmount":$1'),
  ),
  server(
    "an order costs what one unit costs",
    "GET /orders?offset=0&count=3: 200",
    "the cost is quantity × price",
    changeBodies(/^GET \/orders$/, (body) => ({
      ...body,
      values: body.values.map((order: any) => ({ ...order, localizedCost: order.items[0].localizedToPayAmount })),
    })),
  ),
  server(
    "a total is the length of its page",
    "pages of GET /orders add up to the whole list",
    "the total of every page",
    changeBodies(lists, (body) => ({ ...body, total: body.values.length })),
  ),
  server(
    "an offset counts pages",
    pages,
    "the offset counts rows",
    changeQueries(lists, (query) =>
      query.set("offset", String(Number(query.get("offset") ?? 0) * Number(query.get("count") ?? 10))),
    ),
  ),
  server(
    "states are ignored",
    "states of GET /orders contain each order once",
    "the totals of all filters",
    changeQueries(/^GET \/orders$/, (query) => query.delete("states")),
  ),
  server(
    "the end of a period is ignored",
    "days of the history are those of the requested time zone",
    "days before and since",
    changeQueries(history, (query) => query.delete("end")),
  ),
  server(
    "anybody may read an order",
    otherCustomersOrder,
    "a success where the call must be refused",
    ignoreOrderOwner(/^GET /),
  ),
  server(
    "a list has the orders of everybody",
    "the order list contains only the customer's own orders",
    "the own orders alone",
    listEveryCustomersOrders,
  ),
  server(
    "a refresh token works again",
    "a session is refreshed and signed out, and its old tokens are refused",
    "a success where the call must be refused",
    acceptUsedRefreshToken,
  ),
  server(
    "Date is seven minutes behind",
    "the clock of the server is right",
    "the server’s clock",
    changeHeaders((headers) => headers.set("Date", new Date(Date.now() - 7 * minutes).toUTCString())),
  ),
  server(
    "totals leave out most of the history",
    "totals of the history agree with its operations",
    "totals are the sums of the history",
    sumOfFirstPage,
  ),
  server(
    "fees are not taken from the balance",
    "balances and revenue agree with the operations",
    "the balance is the sum of the history",
    withoutFees,
  ),
  server(
    "signing out ends nothing",
    "a session is refreshed and signed out, and its old tokens are refused",
    "a session that is over still works",
    ignoreCall("POST /signout"),
  ),
  server(
    "a session that is over is forbidden",
    "GET /profile without a token",
    "no 401 for a session that is over",
    answerForbiddenWhenExpired,
  ),
  server(
    "every answer is 200",
    "POST /signup: 409 AlreadyRegistered email",
    "a success where the call must be refused",
    answerAlwaysOk,
  ),
  server(
    "dates have no zone",
    "GET /orders?offset=0&count=3: 200",
    "the shape",
    rewriteBodies(all, /(T\d\d:\d\d:\d\d(?:\.\d+)?)Z"/g, '$1"'),
  ),
  server(
    "coins have two decimals",
    "balances and revenue agree with the operations",
    "revenue is payouts less fees",
    rewriteBodies(summary, /"amount":"(\d+\.\d\d)\d*"/g, '"amount":"$1"'),
  ),
  server(
    "the time zone is ignored",
    "days of the history are those of the requested time zone",
    "the day in the time zone",
    changeQueries(history, (query) => query.delete("timeZone")),
  ),
  server(
    "browsers may keep what a customer sees",
    "GET /profile: 200",
    "header Cache-Control",
    changeHeaders((headers) => headers.set("Cache-Control", "private, max-age=60")),
  ),
  server("an order's id is ignored", "the order list agrees with placed orders", "one order for one id", ignoreOrderId),
  server(
    "sign-in says which addresses have an account",
    "a wrong sign-in does not reveal whether an account exists",
    "the same words for both",
    revealUnknownEmails,
  ),
  server(
    "a refresh token opens the account",
    "a refresh token is refused as an access token",
    "a session that is over still works",
    acceptRefreshTokenAsAccessToken,
  ),
  server(
    "capitals make another address",
    "an address in capitals can sign in",
    "a refusal where the page needs data",
    compareEmailCase,
  ),
  server(
    "dollars have the sign of the chosen currency",
    "amounts in the display currency agree with the rates",
    "worth at the rate",
    () => async (request, next) => {
      const { pathname, searchParams } = new URL(request.url)
      const wanted = searchParams.get("currencyId")
      if (wanted === null || !pathname.includes("/dashboard/summary")) return next(request)
      return changeBodies(summary, (body) => JSON.parse(JSON.stringify(body).replaceAll('"usd"', `"${wanted}"`)))()(
        request,
        (sent) => changeQueries(summary, (query) => query.set("currencyId", "usd"))()(sent, next),
      )
    },
  ),
  server(
    "other sessions stay open",
    "other sessions are ended, and the current one is not",
    "an ended session",
    ignoreCall("POST /profile/sessions/end", "/profile/passkeys/options"),
  ),
  server(
    "anybody may change an order",
    otherCustomersOrder,
    "a success where the call must be refused",
    ignoreOrderOwner(/^PATCH /),
  ),
]
