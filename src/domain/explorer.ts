interface Explorer {
  readonly transaction: string
  readonly hash: RegExp
  readonly address: string
  readonly account: RegExp
}

const ethereum: Explorer = {
  transaction: "https://etherscan.io/tx/",
  hash: /^0x[0-9a-f]{64}$/i,
  address: "https://etherscan.io/address/",
  account: /^0x[0-9a-f]{40}$/i
}

/** The block explorers we link to, by coin, and what may become part of such a link. No other address leads out of the product's figures. */
const explorers: { readonly [currencyId: string]: Explorer } = {
  btc: {
    transaction: "https://mempool.space/tx/",
    hash: /^[0-9a-f]{64}$/i,
    address: "https://mempool.space/address/",
    account: /^(?:bc1[0-9a-z]{11,87}|[13][0-9a-z]{25,39})$/i
  },
  eth: ethereum,
  eth2: ethereum
}

/** Null unless the hash is one: nothing else may become part of a link. */
export const transactionPage = (currencyId: string, hash: string | null): string | null => {
  const explorer = explorers[currencyId]
  return explorer && hash !== null && explorer.hash.test(hash) ? explorer.transaction + hash : null
}

/** Null unless the address is one of that coin. */
export const addressPage = (currencyId: string, address: string | null): string | null => {
  const explorer = explorers[currencyId]
  return explorer && address !== null && explorer.account.test(address) ? explorer.address + address : null
}
