/** Hashes of the page's inline scripts and styles, which the policy allows. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** Foreign origins in the settings of the site: sandbox/csp-origins.ts. */
export type CspOrigins = {
  readonly connect: readonly string[]
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  /** The names of the Trusted Types policies that the pages may create. */
  readonly types: readonly string[]
  /** The URL to which the browser reports violations of the policy. Null if the settings name none. */
  readonly reports: string | null
}

const nothing: InlineHashes = { scripts: [], styles: [] }
const noOrigins: CspOrigins = { connect: [], scripts: [], frames: [], types: [], reports: null }

const reportGroup = "policy"
/** Returns both report directives, because Firefox and older browsers support only `report-uri`. */
export const createReportDirectives = (address: string): readonly string[] => [
  `report-uri ${address}`,
  `report-to ${reportGroup}`,
]
export const formatReportingEndpoints = (address: string): string => `${reportGroup}="${address}"`

/**
 * Returns the policy of the site's pages: scripts, styles and connections that the browser may use. The policy makes no other exceptions. A
 * page that would need an exception must work differently.
 */
const policyWith = ({ scripts, styles }: InlineHashes, granted: CspOrigins): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...granted.scripts, ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...granted.connect].join(" "),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${granted.types.length > 0 ? granted.types.join(" ") : "'none'"}`,
    ...(granted.frames.length > 0 ? [["frame-src", ...granted.frames].join(" ")] : []),
    ...(granted.reports === null ? [] : createReportDirectives(granted.reports)),
  ].join("; ")

const policy = "Content-Security-Policy"

const denied = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
]

const allowed = ["clipboard-write", "publickey-credentials-create", "publickey-credentials-get"].map(
  (feature) => `${feature}=(self)`,
)

export const permissionsPolicy = [...denied.map((feature) => `${feature}=()`), ...allowed].join(", ")

export const createSecurityHeaders = (granted: CspOrigins): Readonly<Record<string, string>> => ({
  [policy]: policyWith(nothing, granted),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": permissionsPolicy,
  // The URL of a confirmation link contains a token, which other sites must not receive as a referrer.
  "Referrer-Policy": "no-referrer",
  ...(granted.reports !== null && { "Reporting-Endpoints": formatReportingEndpoints(granted.reports) }),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
})

export const securityHeaders = createSecurityHeaders(noOrigins)

/** Makes browsers use only TLS for a year. The server sends this header over TLS only. deploy/nginx.conf sends an equal header. */
export const transportSecurity = { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } as const

export type SecurityHeadersWriter = (response: Response, hashes?: InlineHashes) => Response

/** Adds the security headers to a response, and prevents caches from storing pages. */
export const createSecurityHeadersWriter = (granted: CspOrigins): SecurityHeadersWriter => {
  const always = Object.entries(createSecurityHeaders(granted))
  return (response, hashes) => {
    // The headers change in place, because a copy of the response would turn every body into a stream.
    const { headers } = response
    // The preview of an e-mail sets a stricter policy, which allows the e-mail's own styles.
    for (const [name, value] of always) if (name !== policy || !headers.has(name)) headers.set(name, value)
    if (hashes) headers.set(policy, policyWith(hashes, granted))
    // Only `no-store` keeps a page out of the back-forward cache. The page could reappear after sign-out with `no-cache`, and show the
    // balance.
    if (headers.get("Content-Type")?.startsWith("text/html") === true) headers.set("Cache-Control", "no-store")
    return response
  }
}

export const withSecurityHeaders = createSecurityHeadersWriter(noOrigins)
