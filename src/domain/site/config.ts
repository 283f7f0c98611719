import type { ConfigFile } from "./config-file.ts"

/** The operator's settings. `defaultConfig` has a value for each absent one. */
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
  operations: null,
  risks: null,
  support: null,
  partnerTerms: null,
  terms: { io: "/terms/io", ru: "/terms/ru" },
  explorers: {
    btc: { transaction: "https://mempool.space/tx/", address: "https://mempool.space/address/" },
    eth: { transaction: "https://etherscan.io/tx/", address: "https://etherscan.io/address/" },
  },
  checkoutOrigins: [],
  /** The `utm_source` whose data is deleted after 30 days. */
  adSource: "ads",
  extensions: [],
  sandbox: null,
}

/** The visitor's choices about the operator's analytics and chat. */
export const consents = ["given", "refused"] as const
export type Consent = (typeof consents)[number]
export const isConsent = (text: string | null): text is Consent => consents.some((consent) => consent === text)

/** Returns true if the site asks for consent. The operator must have enabled the question, and there must be a third party to ask about. */
export const asksConsent = ({ extensions, analytics, chat }: Pick<Config, "extensions" | "analytics" | "chat">) =>
  extensions.includes("consent") && (analytics !== null || chat !== null)

export type TopLevelDomain = "ru" | "io"

/** Returns the top-level domain that selects the terms document. Every domain other than ru counts as io, including localhost. */
export const parseTopLevelDomain = (hostname: string): TopLevelDomain => (/\.ru\.?$/i.test(hostname) ? "ru" : "io")
