/** The built scripts and styles that stand in a page itself: they run by their hash, and nothing else there does. */
export type Hashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** What the browser may load and run on our pages. No other exceptions: a page that needs one is written differently. */
const policyWith = ({ scripts, styles }: Hashes): string => [
  "default-src 'none'",
  ["script-src 'self'", ...scripts].join(" "),
  ["style-src 'self'", ...styles].join(" "),
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ")

export const contentSecurityPolicy = policyWith({ scripts: [], styles: [] })

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
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
]

export const permissionsPolicy = [...denied.map((feature) => `${feature}=()`), "clipboard-write=(self)"].join(", ")

export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": contentSecurityPolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": permissionsPolicy,
  // The address of a confirmation link carries a token: no other place may learn it.
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
}

/** Puts the security headers on an answer, and keeps every page out of every cache. */
export const secured = (response: Response, hashes?: Hashes): Response => {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value)
  if (hashes) headers.set("Content-Security-Policy", policyWith(hashes))
  // Not `no-cache`: such a page comes back from the back-forward cache after sign-out, with the balance on it.
  if (headers.get("Content-Type")?.startsWith("text/html") === true) headers.set("Cache-Control", "no-store")
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}
