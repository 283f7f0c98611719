type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns the origin of the site without a trailing slash: PUBLIC_ORIGIN, or the address at which `npm start` serves the site. The default
 * has a host name, because WebAuthn refuses IP addresses. Throws for anything but an origin of HTTP or HTTPS.
 */
export const readPublicOrigin = ({ PUBLIC_ORIGIN: given = "", PORT: port = "" }: Environment): string => {
  if (given === "") return `http://localhost:${port === "" ? "4173" : port}`
  const address = URL.canParse(given) ? new URL(given) : null
  const web = address?.protocol === "https:" || address?.protocol === "http:"
  if (!address || !web || address.href !== `${address.origin}/`) {
    throw new Error(`PUBLIC_ORIGIN must be an origin like https://shop.example, not "${given}".`)
  }
  return address.origin
}

/** Returns the host to open in a browser when the server listens on this address. */
export const hostName = (address: string): string => {
  if (address === "127.0.0.1") return "localhost"
  return address.includes(":") ? `[${address}]` : address
}

const loopback = ["localhost", "127.0.0.1", "[::1]"]

const thisMachine = /^(localhost|([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Returns true if the name in a URL always resolves to the machine that looks it up. */
export const isThisMachine = (hostname: string): boolean => thisMachine.test(hostname)

/** Returns true if the site is in production: `NODE_ENV` is "production", or other machines can reach its public origin. */
export const isProduction = (environment: Environment): boolean =>
  environment["NODE_ENV"] === "production" || !isThisMachine(new URL(readPublicOrigin(environment)).hostname)

/**
 * Returns true if the Host header contains the public origin, or one of this machine's own names with the port of the server. A foreign
 * name that resolves to this server gets nothing of the site.
 */
export const isKnownHost = (host: string, origin: string, port: number): boolean =>
  host === new URL(origin).host || loopback.some((name) => host === `${name}:${port}` || (port === 80 && host === name))

/**
 * Returns true if customers reach this host over TLS. Returns false for this machine's own names, because a browser applies
 * Strict-Transport-Security to all ports of a name.
 */
export const isOverTls = (host: string, origin: string): boolean => {
  const { protocol, host: own, hostname } = new URL(origin)
  return protocol === "https:" && host === own && !loopback.includes(hostname)
}
