import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { day } from "#sandbox/clock.ts"
import { offering, testStartTime, setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"
import { describeWrongFigure } from "./compare.ts"
import { definitionOf } from "./definitions.ts"
import { loadResponses, type CallApi } from "./load-responses.ts"
import type { Responses } from "./responses.ts"
import { figuresIn } from "./shown-figures.ts"

const sandbox = setUpSandbox(offering("estimates", "contracts", "receipts", "withdrawals", "history", "exports"))
const { api, move, pay, emailsTo, confirmed, createOrder, assign, invoiceFor } = sandbox
const terms = { discount: "5", reward: "5" }
const address = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"

const fetchResponses = async (customer: Customer, passed: number): Promise<Responses> => {
  const form = { grant_type: "password", username: customer.email, password: "correct-horse" }
  const { access_token: token } = (await api("/token", { form })).body as { readonly access_token: string }
  const get: CallApi = async <T>(path: string, method: "get" | "post" = "get") =>
    (await api(path, method === "post" ? { body: {}, token } : { token })).body as T
  return loadResponses({ get, currency: "usd", now: testStartTime + passed, terms })
}

const buy = async (customer: Customer, productId: string, quantity: string, kind = "exact"): Promise<string> => {
  const { id } = await createOrder(customer.token, { items: [{ productId, quantity }] })
  await assign(id, customer)
  await pay((await invoiceFor(id, customer)).invoiceId, { kind })
  if (kind === "half") await api(`/orders/${id}/accept`, { body: {}, token: customer.token })
  return id
}

/** Returns the subject and text of an e-mail without its link, in the customer's language. */
const loadEmail = async ({ email }: Customer, subject: RegExp): Promise<string> => {
  const message = (await emailsTo(email)).find((one) => subject.test(one.subject))
  expect(message, String(subject)).toBeDefined()
  return `${message!.subject}\n${message!.text.replaceAll(/https?:\S+/g, "")}`
}

interface WrittenEmail {
  readonly place: string
  readonly owner: string
  readonly figures: readonly string[]
}

/** Checks that every figure of the e-mail, in order, has the oracle's value. */
const expectEmail = (all: Responses, locale: string, text: string, { place, owner, figures }: WrittenEmail) => {
  expect(figures.filter((figure) => !definitionOf(figure)?.elsewhere.includes(place))).toEqual([])
  const shown = figuresIn(text, locale)
  expect(shown, text).toHaveLength(figures.length)
  const wrong = figures.flatMap(
    (figure, at) => describeWrongFigure(all, { place, figure, owners: [owner], shown: shown[at]! }) ?? [],
  )
  expect(wrong).toEqual([])
}

const customerIn = async (locale: string): Promise<Customer> => {
  const customer = await confirmed()
  await api("/profile", { method: "PATCH", body: { culture: locale }, token: customer.token })
  return customer
}

it.each(["en-US", "ru-RU"])("receipts and returned stakes have the amounts of the pages in %s", async (locale) => {
  const customer = await customerIn(locale)
  const whole = await buy(customer, "btc-limited", "33.3")
  const wholeReceipt = await loadEmail(customer, /^(?:Receipt|Квитанция)/)
  const part = await buy(customer, "btc-limited", "20.2", "half")
  const staked = await buy(customer, "eth2-staking", "3.5")
  const all = await fetchResponses(customer, 0)
  const number = (id: string) => String(all.orders.find((one) => one.id === id)!.number)
  const place = "receipt e-mail"
  expectEmail(all, locale, wholeReceipt, { place, owner: whole, figures: ["order.powerAccepted", "order.cost"] })
  const figures = ["order.powerAccepted", "order.powerOrdered", "order.powerAccepted", "order.cost"]
  expectEmail(all, locale, await loadEmail(customer, new RegExp(`-${number(part)}$`)), {
    place,
    owner: part,
    figures,
  })
  await move(366 * day)
  const after = await fetchResponses(customer, 366 * day)
  const contract = after.contracts.find(({ order }) => order?.id === staked)!.contract.id
  const text = await loadEmail(customer, /^(?:Your stake|Вложенные)/)
  const back = ["contract.stake", "contract.stake", "contract.stake", "contract.payouts", "contract.stakeBack"]
  expectEmail(after, locale, text, { place: "stake e-mail", owner: contract, figures: back })
})

it.each(["en-US", "ru-RU"])(
  "e-mails and the export of a withdrawal have the amounts of the pages in %s",
  async (locale) => {
    const customer = await customerIn(locale)
    await buy(customer, "btc-unlimited", "2000")
    await move(3 * day)
    await fetchResponses(customer, 3 * day)
    const form = { grant_type: "password", username: customer.email, password: "correct-horse" }
    const { access_token: token } = (await api("/token", { form })).body as { readonly access_token: string }
    const id = randomUUID()
    expect(
      await api("/withdraws", { body: { id, amount: "0.0012", address, currencyId: "btc" }, token }),
    ).toMatchObject({ status: 201 })
    const all = await fetchResponses(customer, 3 * day)
    const figures = ["amount", "amount", "amount", "networkFee", "received"].map((name) => `operation.${name}`)
    const unsigned = {
      ...all,
      operations: all.operations.map((one) => (one.id === id ? { ...one, state: "Rejected" } : one)),
    }
    const message = await loadEmail(customer, /^(?:Withdrawal|Запрошен)/)
    expectEmail(unsigned, locale, message, { place: "withdrawal e-mail", owner: id, figures })

    const headers = { "Accept-Language": locale }
    const { ticket } = (await api("/exports", { body: { file: "history" }, headers, token })).body as {
      readonly ticket: string
    }
    const file = (await api(`/exports/${ticket}`, { headers })).body as string
    const [head, ...rows] = file
      .replace("\ufeff", "")
      // A cell with a decimal comma has quotes. No cell contains a separator.
      .replaceAll('"', "")
      .trim()
      .split("\r\n")
      .map((line) => line.split(locale === "ru-RU" ? ";" : ","))
    expect(rows).toHaveLength(all.operations.length)
    const columns =
      locale === "ru-RU"
        ? {
            id: "Номер",
            amount: "Сумма",
            power: "Мощность",
            networkFee: "Комиссия сети",
            received: "За вычетом комиссии",
          }
        : { id: "ID", amount: "Amount", power: "Power", networkFee: "Network fee", received: "After the fee" }
    const wrong = rows.flatMap((row) => {
      const cell = (name: keyof typeof columns) => row[head!.indexOf(columns[name])]!.replace(",", ".")
      return (["amount", "power", "networkFee", "received"] as const).flatMap((name) => {
        if (cell(name) === "") return []
        const [whole = "", part = ""] = cell(name).split(".")
        const number = name === "power" ? cell(name) : `${whole}.${part.padEnd(8, "0")}`
        return (
          describeWrongFigure(all, {
            place: "history file",
            figure: `operation.${name}`,
            owners: [cell("id")],
            shown: { number, unit: "" },
          }) ?? []
        )
      })
    })
    expect(wrong).toEqual([])
  },
)
