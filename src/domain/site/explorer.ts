import { defaultConfig, type Config } from "./config.ts"

interface Chain {
  readonly explorer: keyof Config["explorers"]
  readonly hash: RegExp
  readonly account: RegExp
}

const ethereum: Chain = { explorer: "eth", hash: /^0x[0-9a-f]{64}$/i, account: /^0x[0-9a-f]{40}$/i }

/** The texts that may become part of a link to a block explorer, by coin. No other figure of the product links to an outside page. */
const chains: { readonly [currencyId: string]: Chain } = {
  btc: { explorer: "btc", hash: /^[0-9a-f]{64}$/i, account: /^(?:bc1[0-9a-z]{11,87}|[13][0-9a-z]{25,39})$/i },
  eth: ethereum,
  eth2: ethereum,
}

/** Returns the explorer's page of a transaction. Returns null unless the hash is valid, because no other text may become part of a link. */
export const transactionPage = (
  currencyId: string,
  hash: string | null,
  explorers = defaultConfig.explorers,
): string | null => {
  const chain = chains[currencyId]
  return chain && hash !== null && chain.hash.test(hash) ? explorers[chain.explorer].transaction + hash : null
}

/** Returns the explorer's page of an address. Returns null unless the address is valid for that coin. */
export const addressPage = (
  currencyId: string,
  address: string | null,
  explorers = defaultConfig.explorers,
): string | null => {
  const chain = chains[currencyId]
  return chain && address !== null && chain.account.test(address) ? explorers[chain.explorer].address + address : null
}
