import type { ConfigFile } from "./config-file.ts"

/** What the operator has set, with what is left out. */
export type Config = Required<typeof ConfigFile.Type>

export const defaultConfig: Config = {
  apiOrigin: "",
  contentSite: "",
  humanCheck: null,
  analytics: null,
  chat: null,
  errorReports: null,
  help: null,
  company: null,
  risks: null,
  support: null,
  partnerTerms: null,
  terms: { io: "/terms/io", ru: "/terms/ru" },
  explorers: {
    btc: { transaction: "https://mempool.space/tx/", address: "https://mempool.space/address/" },
    eth: { transaction: "https://etherscan.io/tx/", address: "https://etherscan.io/address/" },
  },
  checkoutOrigins: [],
  /** Whose data is dropped after 30 days: its `utm_source`. */
  adSource: "ads",
  extensions: [],
  sandbox: null,
}
