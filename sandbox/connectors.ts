/** Needs of a connector in public/connectors that the pages' policy must allow. */
export type ConnectorNeeds = {
  readonly scripts?: readonly string[]
  readonly connect?: readonly string[]
  readonly frames?: readonly string[]
  /** Names of trusted types. */
  readonly types?: readonly string[]
  /** Takes the browser's reports of what the policy refused. */
  readonly reports?: string
}

/** Nothing that ends a directive, and nothing that nginx would replace. */
export const originOf = (address: unknown): readonly string[] => {
  if (typeof address !== "string" || !/^https?:/.test(address) || !URL.canParse(address)) return []
  const { origin } = new URL(address)
  return /^https?:\/\/[\w\-.:[\]]+$/.test(origin) ? [origin] : []
}

const needs: Readonly<Record<string, (query: URLSearchParams) => ConnectorNeeds>> = {
  recaptcha: () => ({
    // These hosts are not all of Google's: others also serve scripts that let a stranger's code in.
    scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    connect: ["https://www.google.com/recaptcha/"],
    frames: ["https://www.google.com/recaptcha/"],
    types: ["connector", "goog#html"],
  }),
  turnstile: () => ({
    scripts: ["https://challenges.cloudflare.com"],
    frames: ["https://challenges.cloudflare.com"],
    types: ["connector"],
  }),
  sentry: (query) => {
    const [origin] = originOf(query.get("dsn"))
    if (origin === undefined) return {}
    const { pathname, username } = new URL(query.get("dsn") ?? "")
    return { connect: [origin], reports: `${origin}/api${pathname}/security/?sentry_key=${username}` }
  },
  plausible: (query) => ({ connect: originOf(query.get("host") ?? "https://plausible.io") }),
  matomo: (query) => ({ connect: originOf(query.get("host")) }),
  chatwoot: () => ({}),
}

export const connectorNames: readonly string[] = Object.keys(needs)

/** The needs of a connector; undefined for another module. */
export const connectorNeeds = (address: unknown): ConnectorNeeds | undefined => {
  const [, name = "", query = ""] =
    (typeof address === "string" && /^\/connectors\/(\w+)\.js(?:\?(.*))?$/.exec(address)) || []
  return needs[name]?.(new URLSearchParams(query))
}
