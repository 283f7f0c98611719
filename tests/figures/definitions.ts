import { readFileSync } from "node:fs"

/** A row of docs/rules/figures.md. */
export interface Definition {
  readonly figure: string
  readonly english: string
  readonly russian: string
  readonly formula: string
  readonly format: string
  /** The places where a test must find the figure. */
  readonly places: readonly string[]
  /** The places where the figure may appear, but where a test need not find it. */
  readonly elsewhere: string
}

const page = readFileSync(new URL("../../docs/rules/figures.md", import.meta.url), "utf8")

export const definitions: readonly Definition[] = page
  .split("\n")
  .filter((line) => /^\| `\w+\.\w+` \|/.test(line))
  .map((line) => {
    const [figure = "", english = "", russian = "", formula = "", format = "", places = ""] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim())
    return {
      figure: figure.replaceAll("`", ""),
      english,
      russian,
      formula,
      format,
      elsewhere: places.replaceAll(/`[^`]+`(?:, )?/g, ""),
      places: [...places.matchAll(/`([^`]+)`/g)].map(([, place = ""]) => place),
    }
  })

export const definitionOf = (figure: string): Definition | undefined => definitions.find((one) => one.figure === figure)
