import { BlockList, isIP } from "node:net"

/**
 * Parses the IP addresses and networks of trusted proxies: "127.0.0.1, 10.0.0.0/8". The server accepts `X-Forwarded-For` from these proxies
 * only. Throws for anything else.
 */
export const parseTrustedProxies = (text: string): BlockList => {
  const list = new BlockList()
  for (const part of text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "")) {
    const [address = "", prefix] = part.split("/")
    const family = isIP(address) === 6 ? "ipv6" : "ipv4"
    const length = Number(prefix ?? (family === "ipv6" ? 128 : 32))
    if (isIP(address) === 0 || !Number.isInteger(length))
      throw new Error(`TRUSTED_PROXIES must be addresses like 127.0.0.1 or 10.0.0.0/8, not "${part}".`)
    list.addSubnet(address, length, family)
  }
  return list
}

const unmapIpv4 = (address: string): string => address.replace(/^::ffff:/, "")

const isTrusted = (proxies: BlockList, address: string): boolean =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")

/**
 * Returns the first 64 bits of an IPv6 address. A household or host owns the whole network behind these bits. The client may use a
 * different address each time, so a limit by address would not limit it.
 */
const network = (address: string): string => {
  if (isIP(address) !== 6) return address
  const [front = [], back = []] = address.split("::").map((half) => half.split(":").filter((group) => group !== ""))
  const groups = [...front, ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0"), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`
}

/** Returns the network of a client: "203.0.113.0/24", "2001:db8:7::/48". The log may contain no more of the address than the network. */
export const networkOf = (client: string): string => {
  if (isIP(client) === 4) return `${client.split(".").slice(0, 3).join(".")}.0/24`
  const [address = ""] = client.split("::/64")
  return client.endsWith("::/64") ? `${address.split(":").slice(0, 3).join(":")}::/48` : "unknown"
}

const ownAddresses = new BlockList()
ownAddresses.addSubnet("127.0.0.0", 8, "ipv4")
ownAddresses.addAddress("::1", "ipv6")

/** Returns true if the other end of the connection is on this machine. */
export const isOwnAddress = (peer: string): boolean => isTrusted(ownAddresses, unmapIpv4(peer))

/**
 * Returns the client's IPv4 address or IPv6 network: that of the peer, or behind trusted proxies that of the last address that is
 * not a proxy. Returns undefined if the address is unknown. The other entries of the header do not count, because a client can
 * forge them.
 */
export const clientOf = (
  proxies: BlockList,
  peer: string | undefined,
  forwarded: string | null,
): string | undefined => {
  const hops = [...(forwarded ?? "").split(","), peer ?? ""]
    .map((address) => unmapIpv4(address.trim()))
    .filter((address) => address !== "")
  const clientAddress = hops.findLast((address, at) => at === 0 || !isTrusted(proxies, address))
  return clientAddress === undefined ? undefined : network(clientAddress)
}

/**
 * Returns the country (ISO 3166-1) that the nearest proxy sends, or undefined if that proxy is not trusted or sends no valid
 * country.
 */
export const countryOf = (proxies: BlockList, peer: string | undefined, named: string | null): string | undefined =>
  peer !== undefined && isTrusted(proxies, unmapIpv4(peer)) && /^[A-Z]{2}$/.test(named ?? "")
    ? (named ?? undefined)
    : undefined
