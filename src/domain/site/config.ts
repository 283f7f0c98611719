import type { ConfigFile } from "./config-file.ts"

/** The operator's settings, with a default for each absent one. */
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
  /** Whose data is dropped after 30 days: its `utm_source`. */
  adSource: "ads",
  extensions: [],
  sandbox: null,
}

/** A visitor's answer about the operator's analytics and chat. */
export const consents = ["given", "refused"] as const
export type Consent = (typeof consents)[number]
export const isConsent = (text: string | null): text is Consent => consents.some((consent) => consent === text)

/** Whether the site asks: the operator wants it, and there is a third party to ask about. */
export const asksConsent = ({ extensions, analytics, chat }: Pick<Config, "extensions" | "analytics" | "chat">) =>
  extensions.includes("consent") && (analytics !== null || chat !== null)

export type TopLevelDomain = "ru" | "io"

/** The terms document goes by the top-level domain; everything that is not ru, localhost too, counts as io. */
export const topLevelDomain = (hostname: string): TopLevelDomain => (/\.ru\.?$/i.test(hostname) ? "ru" : "io")
