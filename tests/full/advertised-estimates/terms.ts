import { Schema } from "effect"
import { Mining } from "#domain/shop/mining.ts"
import type { setUpSandbox } from "#sandbox/testing/sandbox.ts"
import type { Network } from "./oracle.ts"
import { units } from "./purchases.ts"

const coins = ["btc", "eth", "eth2"] as const
type Coin = (typeof coins)[number]

export interface Terms {
  readonly mining: Mining
  readonly network: Network
  readonly rate: bigint
}
export type AllTerms = Readonly<Record<Coin, Terms>>

const decodeMining = Schema.decodeUnknownSync(Mining)

const read = async ({ api }: ReturnType<typeof setUpSandbox>, coin: Coin): Promise<Terms> => {
  const mining = decodeMining((await api(`/mining/${coin}?clientCurrencyId=usd`)).body)
  const network =
    mining.algorithm === "staking"
      ? { difficulty: 1n, growth: 0n }
      : { difficulty: units(mining.difficulty) / 10n ** 8n, growth: units(mining.difficultyGrowth!) }
  return { mining, network, rate: units(mining.rate) }
}

/** Reads the network and the market at the sandbox's current time. */
export const readTerms = async (sandbox: ReturnType<typeof setUpSandbox>): Promise<AllTerms> => ({
  btc: await read(sandbox, "btc"),
  eth: await read(sandbox, "eth"),
  eth2: await read(sandbox, "eth2"),
})

/** Returns the network at a moment. Each of the read networks is valid until the next reading. */
export const networksOf = (read: readonly AllTerms[]) => {
  const inOrder = read.toSorted(
    (one, other) => Date.parse(one.btc.mining.networkDate) - Date.parse(other.btc.mining.networkDate),
  )
  return (coin: Coin, at: number): Network => {
    const terms = inOrder.findLast(({ btc }) => Date.parse(btc.mining.networkDate) <= at)
    if (terms === undefined) throw new Error("No network was read before that")
    return terms[coin].network
  }
}
