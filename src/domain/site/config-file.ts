import { Schema } from "effect"
import { extensions } from "./extensions.ts"

const text = (pattern: RegExp, expected: string) =>
  Schema.String.pipe(Schema.check(Schema.isPattern(pattern, { expected })))

/** The origin of the API or the content site. An empty one is the origin of the pages themselves. */
const Origin = text(/^(https?:\/\/[^/?#\s]+)?$/, "an origin like https://api.example, or nothing")
const HttpsOrigin = text(/^https:\/\/[^/?#\s]+$/, "an origin like https://pay.example")
/** An address of this site, or of another one over HTTPS. */
const Address = text(/^(\/(?!\/)|https:\/\/)\S*$/, "an address like /help or https://help.example")
/** A page, or an address for e-mails. */
const SupportAddress = text(
  /^(?:\/(?!\/)\S*|https:\/\/\S+|mailto:[^\s@]+@[^\s@]+)$/,
  "an address like /help or mailto:help@example.com",
)
/** A third-party service is a module of the operator; without one, a built-in replacement. */
const Service = Schema.NullOr(Address)
/** The beginning of an address: a transaction's hash or a coin address follows. */
const Appendable = text(/^https:\/\/[^/?#\s]+\/\S*$/, "an address like https://explorer.example/tx/")
const Explorer = Schema.Struct({ transaction: Appendable, address: Appendable })

const Percent = text(/^\d{1,2}(\.\d{1,2})?$/, 'a percentage like "5"')

/** A text in each language of the site. */
const Words = Schema.Struct({ "en-US": Schema.String, "ru-RU": Schema.String })
/** A value for a field, and its meaning. An empty value makes the hint a remark. */
const Hint = Schema.Struct({ value: Schema.String, meaning: Words })

/** Hints of a sandbox: values for its fields, and its desk. The sandbox adds them to the settings; no real deployment has any. */
export const SandboxHints = Schema.Struct({
  title: Words,
  desk: Schema.Struct({ href: Address, text: Words }),
  fields: Schema.Record(Schema.String, Schema.Array(Hint)),
})
export type SandboxHints = typeof SandboxHints.Type

const Positive = text(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,3})?$/, 'a number above zero like "17.5"')

/** The register that lists the company, and its entry there. */
const Register = Schema.Struct({ text: Words, href: Schema.NullOr(Address) })
/** A short name, one sentence more, and a page about it. */
const Sites = Schema.Struct({ name: Words, text: Words, href: Schema.NullOr(Address) })
/** `power`: Th/s of one machine; `wattsPerTerahash`: of the same. */
const Machines = Schema.Struct({
  count: Schema.Int.pipe(Schema.check(Schema.isGreaterThan(0))),
  power: Positive,
  wattsPerTerahash: Positive,
})

/** Facts about the company that a customer can check. A missing one is not shown. */
const Operations = Schema.Struct({
  register: Schema.optionalKey(Schema.NullOr(Register)),
  sites: Schema.optionalKey(Schema.NullOr(Sites)),
  machines: Schema.optionalKey(Schema.NullOr(Machines)),
  energy: Schema.optionalKey(Schema.NullOr(Words)),
  /** Per cent of the last 90 days. */
  uptime: Schema.optionalKey(Schema.NullOr(Percent)),
})

/** Settings that an operator changes without a new build: /config.json, docs/deploy.md. */
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
