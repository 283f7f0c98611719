import { Result, Schema } from "effect"

const text = (pattern: RegExp) => Schema.String.pipe(Schema.check(Schema.isPattern(pattern)))

/** Empty: where the pages themselves come from. */
const Origin = text(/^(https?:\/\/[^/?#\s]+)?$/)
const HttpsOrigin = text(/^https:\/\/[^/?#\s]+$/)
/** Of this site, or of another one served securely. */
const Address = text(/^(\/(?!\/)|https:\/\/)\S*$/)
/** A service of others is a module of the operator's; without one, a stand-in. */
const Service = Schema.NullOr(Address)
/** What a hash or an address is appended to. */
const Appendable = text(/^https:\/\/[^/?#\s]+\/\S*$/)
const Explorer = Schema.Struct({ transaction: Appendable, address: Appendable })

/** What an operator may set without building anew: /config.json, docs/deploy.md. */
export const ConfigFile = Schema.Struct({
  apiOrigin: Schema.optionalKey(Origin),
  contentSite: Schema.optionalKey(Origin),
  humanCheck: Schema.optionalKey(Service),
  analytics: Schema.optionalKey(Service),
  chat: Schema.optionalKey(Service),
  errorReports: Schema.optionalKey(Service),
  help: Schema.optionalKey(Address),
  terms: Schema.optionalKey(Schema.Struct({ io: Address, ru: Address })),
  explorers: Schema.optionalKey(Schema.Struct({ btc: Explorer, eth: Explorer })),
  checkoutOrigins: Schema.optionalKey(Schema.Array(HttpsOrigin)),
  adSource: Schema.optionalKey(text(/^\S{1,256}$/))
})
export type Config = Required<typeof ConfigFile.Type>

export const defaultConfig: Config = {
  apiOrigin: "",
  contentSite: "",
  humanCheck: null,
  analytics: null,
  chat: null,
  errorReports: null,
  help: "https://docs.hashwell.io/partners",
  terms: { io: "/terms/io.html", ru: "/terms/ru.html" },
  explorers: {
    btc: { transaction: "https://mempool.space/tx/", address: "https://mempool.space/address/" },
    eth: { transaction: "https://etherscan.io/tx/", address: "https://etherscan.io/address/" }
  },
  checkoutOrigins: [],
  /** Whose data is dropped after 30 days: its `utm_source`. */
  adSource: "ads"
}

const decode = Schema.decodeUnknownResult(ConfigFile, { onExcessProperty: "error", errors: "all" })

/** The settings with the defaults for what is left out; or what is wrong with them, in the words of the schema. */
export const configOf = (file: unknown): Result.Result<Config, string> =>
  Result.mapBoth(decode(file), { onSuccess: (set) => ({ ...defaultConfig, ...set }), onFailure: (error) => error.message })
