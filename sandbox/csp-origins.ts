import { findConnectorNeeds, parseOrigin } from "./connectors.ts"
import type { CspOrigins } from "./headers.ts"
import { readSettings, services } from "./settings-problems.ts"

const apis = ["apiOrigin", "contentSite"]

/** Returns the URL for reports. Returns null if it contains a character that ends a CSP directive or that nginx would replace. */
const reportAddress = (address: unknown): string | null =>
  typeof address === "string" && /^(?:\/(?!\/)|https:\/\/)[\w\-.~:/?@%&=+]+$/.test(address) ? address : null

/** Returns the foreign origins in the site's settings (/config.json). The policy must allow exactly these origins. */
export const parseCspOrigins = (settings: string): CspOrigins => {
  // Unreadable settings count as empty here, because the page reports the mistake and does not start.
  const file = readSettings(settings) ?? {}
  const origins = (names: readonly string[]): readonly string[] => [
    ...new Set(names.flatMap((name) => parseOrigin(file[name]))),
  ]
  const connectors = services.flatMap((name) => findConnectorNeeds(file[name]) ?? [])
  const originsOf = (kind: "connect" | "scripts" | "frames" | "types") =>
    connectors.flatMap((needs) => needs[kind] ?? [])
  const connector = findConnectorNeeds(file["errorReports"])
  return {
    connect: [...new Set([...origins([...apis, ...services]), ...originsOf("connect")])],
    scripts: [...new Set([...origins(services), ...originsOf("scripts")])],
    frames: [...new Set(originsOf("frames"))],
    types: [...new Set(originsOf("types"))],
    reports: reportAddress(connector ? connector.reports : file["errorReports"]),
  }
}
