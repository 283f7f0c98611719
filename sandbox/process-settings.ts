const defaultPort = 4173

export const stop = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

export const setting = (name: string): string => process.env[name] ?? ""

export const portFrom = (text: string): number => {
  if (text === "") return defaultPort
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return port <= 65_535 ? port : stop(`PORT must be a number from 0 to 65535, not "${text}".`)
}

/** Reads a setting. An invalid value stops the process and prints the reason. */
export const valid = <Value>(read: () => Value): Value => {
  try {
    return read()
  } catch (failure) {
    return stop(failure instanceof Error ? failure.message : String(failure))
  }
}
