export const powers = ["mh", "gh", "th", "ph", "eth2"] as const

/** What power is counted in, and over which time. */
export interface PowerUnit {
  readonly power: (typeof powers)[number]
  readonly per: "second" | "day"
}

const written = /^(mh|gh|th|ph|eth2)(?:\W?(?:p|per)?\W?(s|sec|second|d|day))?$/

/** "Th", "Th/s" and "Gh/day", however a server spells them. Null for a unit that this build does not know. */
export const parseUnit = (text: string): PowerUnit | null => {
  const [, name, time = "s"] = written.exec(text.trim().toLowerCase()) ?? []
  const power = powers.find((known) => known === name)
  return power === undefined ? null : { power, per: time.startsWith("d") ? "day" : "second" }
}
