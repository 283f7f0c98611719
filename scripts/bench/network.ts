import type { CDPSession } from "playwright"

export type NetworkProfile = "slow" | "full"

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Slow 4G and a processor four times slower, or the machine as it is. */
export const throttle = async (session: CDPSession, net: NetworkProfile): Promise<void> => {
  await session.send("Network.enable")
  if (net === "full") return
  await session.send("Network.emulateNetworkConditions", slow4G)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
}
