import type { CoinName } from "./tables/shared.ts"

export type ProductCurrency = CoinName | "eth2"
export type Unit = "Th" | "Mh" | "eth2"
export type Flag = "bestseller" | "new" | "comingSoon" | "soldOut"

/** A product of the shop. Numbers are decimal strings. The maintenance cost is in US dollars for one unit a day. */
export type Product = {
  readonly id: string
  readonly type: "Limited" | "Unlimited"
  readonly duration: 12 | null
  readonly currencyId: ProductCurrency
  readonly state: "Available" | "Unavailable"
  readonly flags: readonly Flag[]
  readonly min: string
  readonly max: string
  readonly step: string
  readonly defaultValue: string
  /** The price of one unit, in US dollars. A stake costs the price of its coin and a fee in percent. */
  readonly price: { readonly dollars: string } | { readonly coinAndFee: string }
  readonly maintenanceCost: string
  readonly algorithm: { readonly id: string; readonly unit: Unit }
}

const sha256 = { id: "sha256", unit: "Th" } as const
const ethash = { id: "ethash", unit: "Mh" } as const
const staking = { id: "eth2", unit: "eth2" } as const

/** The products in the order of the product list. A visitor sees the first available btc product before all others. */
export const catalogue: readonly Product[] = [
  {
    id: "btc-limited",
    type: "Limited",
    duration: 12,
    currencyId: "btc",
    state: "Available",
    flags: ["bestseller"],
    min: "1",
    max: "5000",
    step: "0.1",
    defaultValue: "10",
    price: { dollars: "28.5" },
    maintenanceCost: "0",
    algorithm: sha256,
  },
  {
    id: "btc-unlimited",
    type: "Unlimited",
    duration: null,
    currencyId: "btc",
    state: "Available",
    flags: [],
    min: "5",
    max: "10000",
    step: "1",
    defaultValue: "25",
    price: { dollars: "23.5" },
    maintenanceCost: "0.032",
    algorithm: sha256,
  },
  {
    id: "btc-classic",
    type: "Limited",
    duration: 12,
    currencyId: "btc",
    state: "Unavailable",
    flags: ["soldOut"],
    min: "1",
    max: "1000",
    step: "1",
    defaultValue: "10",
    price: { dollars: "26" },
    maintenanceCost: "0",
    algorithm: sha256,
  },
  {
    id: "eth-limited",
    type: "Limited",
    duration: 12,
    currencyId: "eth",
    state: "Available",
    flags: ["new"],
    min: "10",
    max: "20000",
    step: "1",
    defaultValue: "100",
    price: { dollars: "0.95" },
    maintenanceCost: "0",
    algorithm: ethash,
  },
  {
    id: "eth-unlimited",
    type: "Unlimited",
    duration: null,
    currencyId: "eth",
    state: "Available",
    flags: [],
    min: "50",
    max: "50000",
    step: "1",
    defaultValue: "500",
    price: { dollars: "0.82" },
    maintenanceCost: "0.0011",
    algorithm: ethash,
  },
  {
    id: "eth2-staking",
    type: "Limited",
    duration: 12,
    currencyId: "eth2",
    state: "Available",
    flags: [],
    min: "0.01",
    max: "32",
    step: "0.01",
    defaultValue: "0.1",
    price: { coinAndFee: "2" },
    maintenanceCost: "0",
    algorithm: staking,
  },
  {
    id: "eth2-validator",
    type: "Limited",
    duration: 12,
    currencyId: "eth2",
    state: "Unavailable",
    flags: ["comingSoon"],
    min: "32",
    max: "320",
    step: "32",
    defaultValue: "32",
    price: { coinAndFee: "1" },
    maintenanceCost: "0",
    algorithm: staking,
  },
]

export const findProduct = (id: string): Product | undefined => catalogue.find((product) => product.id === id)

/** Returns a product of the catalogue. Throws for an unknown id. */
export const productOf = (id: string): Product => {
  const product = findProduct(id)
  if (!product) throw new Error(`The catalogue has no product ${id}`)
  return product
}
