const defaultPort = 4173

/** Prints a message for the operator and ends the process. */
export const exitWithMessage = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

export const readSetting = (name: string): string => process.env[name] ?? ""

/** Parses a port. An invalid port stops the process. */
export const parsePort = (text: string): number => {
  if (text === "") return defaultPort
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return port <= 65_535 ? port : exitWithMessage(`PORT must be a number from 0 to 65535, not "${text}".`)
}

/** Reads a setting. An invalid value stops the process and prints the reason. */
export const exitIfInvalid = <Value>(read: () => Value): Value => {
  try {
    return read()
  } catch (failure) {
    return exitWithMessage(failure instanceof Error ? failure.message : String(failure))
  }
}
