import { defaultConfig, type Config } from "./config.ts"

interface Chain {
  readonly explorer: keyof Config["explorers"]
  readonly hash: RegExp
  readonly account: RegExp
}

const ethereum: Chain = { explorer: "eth", hash: /^0x[0-9a-f]{64}$/i, account: /^0x[0-9a-f]{40}$/i }

/** The hashes and addresses that may become part of a link to a block explorer, by coin. Anything else is not linked. */
const chains: { readonly [currencyId: string]: Chain } = {
  btc: { explorer: "btc", hash: /^[0-9a-f]{64}$/i, account: /^(?:bc1[0-9a-z]{11,87}|[13][0-9a-z]{25,39})$/i },
  eth: ethereum,
  eth2: ethereum,
}

/** Returns the URL of a transaction in the block explorer. Returns null unless the hash is valid for that coin. */
export const createTransactionUrl = (
  currencyId: string,
  hash: string | null,
  explorers = defaultConfig.explorers,
): string | null => {
  const chain = chains[currencyId]
  return chain && hash !== null && chain.hash.test(hash) ? explorers[chain.explorer].transaction + hash : null
}

/** Returns the URL of a coin address in the block explorer. Returns null unless the address is valid for that coin. */
export const createAddressUrl = (
  currencyId: string,
  address: string | null,
  explorers = defaultConfig.explorers,
): string | null => {
  const chain = chains[currencyId]
  return chain && address !== null && chain.account.test(address) ? explorers[chain.explorer].address + address : null
}
