import { BlockList, isIP } from "node:net"

/** The addresses of proxies whose X-Forwarded-For is believed: "127.0.0.1, 10.0.0.0/8". */
export const proxiesFrom = (text: string): BlockList => {
  const list = new BlockList()
  for (const part of text.split(",").map((word) => word.trim()).filter((word) => word !== "")) {
    const [address = "", prefix] = part.split("/")
    const family = isIP(address) === 6 ? "ipv6" : "ipv4"
    const length = Number(prefix ?? (family === "ipv6" ? 128 : 32))
    if (isIP(address) === 0 || !Number.isInteger(length)) throw new Error(`TRUSTED_PROXIES must be addresses like 127.0.0.1 or 10.0.0.0/8, not "${part}".`)
    list.addSubnet(address, length, family)
  }
  return list
}

const plain = (address: string): string => address.replace(/^::ffff:/, "")

const isTrusted = (proxies: BlockList, address: string): boolean =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")

/** Who asks: the peer, or behind trusted proxies the last address that none of them is. A client can write the header itself. */
export const clientOf = (proxies: BlockList, peer: string | undefined, forwarded: string | null): string | undefined => {
  const way = [...(forwarded ?? "").split(","), peer ?? ""].map((address) => plain(address.trim())).filter((address) => address !== "")
  return way.findLast((address, at) => at === 0 || !isTrusted(proxies, address))
}
