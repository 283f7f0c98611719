import { Schema } from "effect"
import { extensions } from "./extensions.ts"

const text = (pattern: RegExp, expected: string) =>
  Schema.String.pipe(Schema.check(Schema.isPattern(pattern, { expected })))

/** The origin of the API or of the content site. An empty string is the origin of the pages. */
const Origin = text(/^(https?:\/\/[^/?#\s]+)?$/, "an origin like https://api.example, or nothing")
const HttpsOrigin = text(/^https:\/\/[^/?#\s]+$/, "an origin like https://pay.example")
/** The URL of a page: a path on this site, or an HTTPS URL on another site. */
const Address = text(/^(\/(?!\/)|https:\/\/)\S*$/, "an address like /help or https://help.example")
/** The URL of a page, or a mailto link. */
const SupportAddress = text(
  /^(?:\/(?!\/)\S*|https:\/\/\S+|mailto:[^\s@]+@[^\s@]+)$/,
  "an address like /help or mailto:help@example.com",
)
/** The module of a third-party service, which the operator provides. Null selects the built-in replacement. */
const Service = Schema.NullOr(Address)
/** The beginning of a URL, to which a transaction's hash or a coin address is appended. */
const Appendable = text(/^https:\/\/[^/?#\s]+\/\S*$/, "an address like https://explorer.example/tx/")
const Explorer = Schema.Struct({ transaction: Appendable, address: Appendable })

const Percent = text(/^\d{1,2}(\.\d{1,2})?$/, 'a percentage like "5"')

/** A string in each language of the site. */
const Words = Schema.Struct({ "en-US": Schema.String, "ru-RU": Schema.String })
/** A value for a field, and its meaning. A hint with an empty value is only a remark. */
const Hint = Schema.Struct({ value: Schema.String, meaning: Words })

/**
 * The hints of a sandbox: values for its fields, and a link to its desk. The sandbox adds them to the settings, so no real deployment has
 * them.
 */
export const SandboxHints = Schema.Struct({
  title: Words,
  desk: Schema.Struct({ href: Address, text: Words }),
  fields: Schema.Record(Schema.String, Schema.Array(Hint)),
})
export type SandboxHints = typeof SandboxHints.Type

const Positive = text(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,3})?$/, 'a number above zero like "17.5"')

/** The register that lists the company, and a link to its entry. */
const Register = Schema.Struct({ text: Words, href: Schema.NullOr(Address) })
/** The sites of the machines: a short name, an additional sentence, and a page about them. */
const Sites = Schema.Struct({ name: Words, text: Words, href: Schema.NullOr(Address) })
/** The company's machines. `power`, in Th/s, and `wattsPerTerahash`, the consumption, are those of a single machine. */
const MiningHardware = Schema.Struct({
  count: Schema.Int.pipe(Schema.check(Schema.isGreaterThan(0))),
  power: Positive,
  wattsPerTerahash: Positive,
})

/** Facts about the company that a customer can verify. The site leaves out a missing fact. */
const Operations = Schema.Struct({
  register: Schema.optionalKey(Schema.NullOr(Register)),
  sites: Schema.optionalKey(Schema.NullOr(Sites)),
  machines: Schema.optionalKey(Schema.NullOr(MiningHardware)),
  energy: Schema.optionalKey(Schema.NullOr(Words)),
  /** The uptime of the last 90 days in percent. */
  uptime: Schema.optionalKey(Schema.NullOr(Percent)),
})

/** The settings in /config.json, which an operator changes without a new build (docs/deploy.md). */
export const ConfigFile = Schema.Struct({
  apiOrigin: Schema.optionalKey(Origin),
  contentSite: Schema.optionalKey(Origin),
  humanCheck: Schema.optionalKey(Service),
  analytics: Schema.optionalKey(Service),
  chat: Schema.optionalKey(Service),
  errorReports: Schema.optionalKey(Service),
  help: Schema.optionalKey(Schema.NullOr(Address)),
  company: Schema.optionalKey(Schema.NullOr(Words)),
  operations: Schema.optionalKey(Schema.NullOr(Operations)),
  risks: Schema.optionalKey(Schema.NullOr(Address)),
  support: Schema.optionalKey(Schema.NullOr(SupportAddress)),
  partnerTerms: Schema.optionalKey(Schema.NullOr(Schema.Struct({ discount: Percent, reward: Percent }))),
  terms: Schema.optionalKey(Schema.Struct({ io: Address, ru: Address })),
  explorers: Schema.optionalKey(Schema.Struct({ btc: Explorer, eth: Explorer })),
  checkoutOrigins: Schema.optionalKey(Schema.Array(HttpsOrigin)),
  adSource: Schema.optionalKey(text(/^\S{1,256}$/, "1 to 256 characters without a blank")),
  extensions: Schema.optionalKey(Schema.Array(Schema.Literals(extensions))),
  sandbox: Schema.optionalKey(Schema.NullOr(SandboxHints)),
})
