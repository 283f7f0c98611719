/** Sources that the pages' Content-Security-Policy must allow for a connector in public/connectors. */
export type ConnectorNeeds = {
  readonly scripts?: readonly string[]
  readonly connect?: readonly string[]
  readonly frames?: readonly string[]
  /** The names of the Trusted Types policies that the connector's scripts create. */
  readonly types?: readonly string[]
  /** The URL to which the browser reports violations of the policy. */
  readonly reports?: string
}

/**
 * Returns the origin of a URL as a list of one. The list is empty if the origin contains a character that ends a CSP directive or that
 * nginx would replace.
 */
export const parseOrigin = (address: unknown): readonly string[] => {
  if (typeof address !== "string" || !/^https?:/.test(address) || !URL.canParse(address)) return []
  const { origin } = new URL(address)
  return /^https?:\/\/[\w\-.:[\]]+$/.test(origin) ? [origin] : []
}

const needs: Readonly<Record<string, (query: URLSearchParams) => ConnectorNeeds>> = {
  recaptcha: () => ({
    // The policy allows these paths only. Other paths on Google's hosts serve scripts that let foreign code run.
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
    const [origin] = parseOrigin(query.get("dsn"))
    if (origin === undefined) return {}
    const { pathname, username } = new URL(query.get("dsn") ?? "")
    return { connect: [origin], reports: `${origin}/api${pathname}/security/?sentry_key=${username}` }
  },
  plausible: (query) => ({ connect: parseOrigin(query.get("host") ?? "https://plausible.io") }),
  matomo: (query) => ({ connect: parseOrigin(query.get("host")) }),
  chatwoot: () => ({}),
}

export const connectorNames: readonly string[] = Object.keys(needs)

/** Returns the needs of a connector, or undefined for another module. */
export const findConnectorNeeds = (address: unknown): ConnectorNeeds | undefined => {
  const [, name = "", query = ""] =
    (typeof address === "string" && /^\/connectors\/(\w+)\.js(?:\?(.*))?$/.exec(address)) || []
  return needs[name]?.(new URLSearchParams(query))
}
