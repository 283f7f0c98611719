import { connectorNames, findConnectorNeeds } from "./connectors.ts"
import { extensions } from "./extensions.ts"

/** The settings that may contain the URL of a connector. */
export const services = ["humanCheck", "analytics", "chat", "errorReports"] as const

/** Parses the settings. Returns undefined if the text is not a JSON object. */
export const readSettings = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const file: unknown = JSON.parse(text)
    return typeof file === "object" && file !== null && !Array.isArray(file) ? { ...file } : undefined
  } catch {
    return undefined
  }
}

const isUnknownConnector = (address: unknown): boolean =>
  typeof address === "string" && /^\/?connectors\//.test(address) && findConnectorNeeds(address) === undefined

const isExtension = (name: unknown): boolean => extensions.some((known) => known === name)

/** Returns one sentence for each mistake in config.json. Without this check, only a browser would show the mistake. */
export const findSettingsProblems = (text: string): readonly string[] => {
  const file = readSettings(text)
  if (file === undefined) return ["config.json is not a JSON object."]
  const offered = file["extensions"] ?? []
  const known = extensions.join(", ")
  return [
    ...services
      .filter((name) => isUnknownConnector(file[name]))
      .map((name) => `${name}: there is no connector ${String(file[name])}. There are ${connectorNames.join(", ")}.`),
    ...(Array.isArray(offered)
      ? offered
          .filter((name) => !isExtension(name))
          .map((name) => `extensions: ${JSON.stringify(name)} is unknown. There are ${known}.`)
      : [`extensions must be a list of ${known}.`]),
  ]
}
