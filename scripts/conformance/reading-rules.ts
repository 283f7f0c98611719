import { amount, amountText } from "#sandbox/money.ts"
import { type Exchange, listAt, textAt, valueAt } from "./exchange.ts"
import type { Step } from "./kit.ts"

const differ = (received: string, wanted: string) => (received === wanted ? undefined : `${received}, not ${wanted}`)
const idsOf = (values: readonly unknown[]): string => values.map((value) => textAt(value, "/id")).join(" ")
const history = "GET /dashboard/operationhistory"

const sums = ({ body }: Exchange): string => {
  const units = new Map<string, bigint>()
  for (const entry of listAt(body, "/values"))
    units.set(textAt(entry, "/unit"), (units.get(textAt(entry, "/unit")) ?? 0n) + amount(textAt(entry, "/quantity")))
  return [...units]
    .map(([unit, sum]) => `${amountText(sum)} ${unit}`)
    .toSorted()
    .join(", ")
}

const own = (name: string, run: Step["run"], extension?: string): Step => ({ name, needs: "account", run, extension })

export const readingRuleSteps: readonly Step[] = [
  {
    name: "language",
    needs: "nothing",
    run: async (kit) => {
      const ask = { call: "GET /referralcodes/{code}", params: { code: "NO-SUCH-CODE" } }
      const english = await kit.check(ask, [404, "NotFound"])
      const russian = await kit.check({ ...ask, headers: { "Accept-Language": "ru-RU" } }, [404, "NotFound"])
      const [en, ru] = [textAt(english.body, "/message"), textAt(russian.body, "/message")]
      kit.rule(
        "GET /referralcodes/{code}",
        "language",
        /[а-яё]/i.test(ru) && !/[а-яё]/i.test(en) ? undefined : `${en} and ${ru}`,
      )
      const ids = [english, russian].map(({ headers }) => headers.get("X-Request-Id") ?? "")
      kit.rule("GET /products", "request id", ids[0] === ids[1] && ids[0] !== "" ? `${ids[0]} twice` : undefined)
    },
  },
  {
    name: "trailing slash",
    needs: "nothing",
    run: (kit) => kit.check({ call: "GET /products", slash: true }, 200),
  },
  own("history in pages and days", async (kit) => {
    const token = await kit.token()
    const ask = { call: history, token }
    const whole = await kit.check({ ...ask, query: { count: "3" } }, 200)
    const second = await kit.check({ ...ask, query: { offset: "1", count: "1" } }, 200)
    kit.rule(
      "GET /dashboard/operationhistory",
      "paging",
      differ(idsOf(listAt(second.body, "/values")), idsOf(listAt(whole.body, "/values").slice(1, 2))),
    )
    const newest = textAt(whole.body, "/values/0/operationDate").slice(0, 10)
    if (newest === "") return
    const period = { start: `${newest}T00:00`, end: `${newest}T23:59`, count: "1" }
    const day = await kit.check({ ...ask, query: period }, 200)
    kit.rule(
      "GET /dashboard/operationhistory",
      "day",
      differ(idsOf(listAt(day.body, "/values")), textAt(whole.body, "/values/0/id")),
    )
  }),
  own("history as a file", async (kit) => {
    const token = await kit.token()
    const list = await kit.check({ call: history, query: { count: "5" }, token }, 200)
    const file = await kit.check({ call: "GET /dashboard/operationhistory/export", token }, 200)
    const lines = listAt({ lines: file.body }, "/lines")
    const shown = `${String(valueAt(list.body, "/total"))}: ${idsOf(listAt(list.body, "/values"))}`
    kit.rule(
      "GET /dashboard/operationhistory/export",
      "export",
      differ(`${lines.length}: ${idsOf(lines.slice(0, 5))}`, shown),
    )
  }),
  own("power of the active contracts", async (kit) => {
    const token = await kit.token()
    const contracts = await kit.check({ call: "GET /contracts", query: { state: "Active", count: "100" }, token }, 200)
    const summary = await kit.check({ call: "GET /dashboard/summary", token }, 200)
    if (Number(valueAt(contracts.body, "/total")) > 100) return
    const items = listAt({ values: summary.body }, "/values").filter((item) => Number(textAt(item, "/quantity")) > 0)
    kit.rule(
      "GET /dashboard/summary",
      "quantity",
      differ(sums({ ...summary, body: { values: items } }), sums(contracts)),
    )
  }),
  own(
    "one contract",
    async (kit) => {
      const token = await kit.token()
      const { body } = await kit.check({ call: "GET /contracts", query: { count: "1", currencyId: "usd" }, token }, 200)
      const contractId = textAt(body, "/values/0/id")
      if (contractId === "") return
      const ask = { call: "GET /contracts/{contractId}", params: { contractId }, query: { currencyId: "usd" }, token }
      const one = await kit.check(ask, 200)
      kit.rule(
        "GET /contracts/{contractId}",
        "one contract",
        differ(JSON.stringify(valueAt(one.body, "/contract")), JSON.stringify(valueAt(body, "/values/0"))),
      )
    },
    "contracts",
  ),
  own("one order", async (kit) => {
    const token = await kit.token()
    const query = { currencyId: "usd", states: "Completed", count: "1" }
    const { body } = await kit.check({ call: "GET /orders", query, token }, 200)
    const orderId = textAt(body, "/values/0/id")
    if (orderId === "") return
    const one = await kit.check(
      { call: "GET /orders/{orderId}", params: { orderId }, query: { currencyId: "usd" }, token },
      200,
    )
    kit.rule(
      "GET /orders/{orderId}",
      "one order",
      differ(textAt(one.body, "/localizedCost"), textAt(body, "/values/0/localizedCost")),
    )
  }),
]
