import type * as Api from "./responses.ts"

interface Listed<T> {
  readonly total: number
  readonly values: readonly T[]
}
export type CallApi = <T>(path: string, method?: "get" | "post") => Promise<T>
interface Reader {
  /** Sends an API call as the customer or as a visitor. */
  readonly get: CallApi
  readonly currency: string
  readonly isVisitor?: boolean
  readonly isPartner?: boolean
  readonly now: number
  readonly terms: Api.Responses["terms"]
}

const payable = new Set(["Assigned", "Issued", "UnderPaid"])
const coins = ["btc", "eth"] as const

/** Loads the data of the pages with the test's own API calls. */
export const loadResponses = async ({
  get,
  currency,
  isVisitor = false,
  isPartner = false,
  now,
  terms,
}: Reader): Promise<Api.Responses> => {
  const all = async <T>(path: string): Promise<readonly T[]> => {
    const read: Array<T> = []
    for (;;) {
      const { total, values } = await get<Listed<T>>(`${path}?offset=${read.length}&count=100`)
      read.push(...values)
      if (read.length >= total) return read
    }
  }
  const each = async <K extends string, T>(keys: readonly K[], read: (key: K) => Promise<T>) =>
    Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await read(key)]))) as Record<K, T>
  const mine = async <T>(read: () => Promise<readonly T[]>) => (isVisitor ? [] : read())
  const orders = await mine(async () =>
    Promise.all((await all<Api.Order>("/orders/")).map(({ id }) => get<Api.Order>(`/orders/${id}`))),
  )
  const contracts = await mine(async () =>
    Promise.all(
      (await all<Api.Contract>("/contracts/")).map(async ({ id }) => {
        const details = await get<Api.ContractDetails>(`/contracts/${id}?count=1&currencyId=${currency}`)
        const pages = Array.from({ length: Math.ceil(details.history.total / 100) }, (_, page) =>
          get<Api.ContractDetails>(`/contracts/${id}?offset=${page * 100}&count=100&currencyId=${currency}`),
        )
        const values = (await Promise.all(pages)).flatMap(({ history }) => history.values)
        return { ...details, history: { total: values.length, values } }
      }),
    ),
  )
  const paid = orders.filter(({ state, expired }) => payable.has(state) && expired !== true)
  return {
    currency,
    now,
    terms,
    orders,
    contracts,
    operations: await mine(() => all("/dashboard/operationhistory/")),
    products: await get(`/products?currencyId=${currency}`),
    mining: await each(["btc", "eth", "eth2"], (coin) => get(`/mining/${coin}?clientCurrencyId=${currency}`)),
    market: await get(`/currencies/crypto/marketcap/${currency}`),
    forecast: await each(coins, (coin) =>
      mine(() => get(`/dashboard/forecast/?currencyId=${coin}&clientCurrencyId=${currency}`)),
    ),
    withdrawal: await each(isVisitor ? [] : coins, (coin) =>
      get(`/withdraws/summary?currencyId=${coin}&clientCurrencyId=${currency}`),
    ),
    codes: isPartner ? await get(`/partnership/summary?currencyId=${currency}&offset=0&count=100`) : [],
    rewards: isPartner ? await all("/partnership/rewards") : [],
    methods: await each(
      paid.map(({ id }) => id),
      (id) => get<readonly Api.Method[]>(`/orders/${id}/paymenttypecurrencies`, "post"),
    ),
  }
}
