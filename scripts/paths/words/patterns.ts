import type { Locale } from "#domain/shared/currency.ts"

/** Splits a pattern into its alternatives: "^(?:Yes|No)$" → "^Yes$", "^No$". */
const alternativesOf = (source: string): readonly string[] => {
  const [, before, inside, after] = /^(\^?)\((?:\?:)?(.*)\)(\$?)$/.exec(source) ?? ["", "", source, ""]
  return inside!.split(/(?<!\\)\|/).map((part) => `${before}${part}${after}`)
}

/** Writes the alternatives of a pattern as a person sees them. "…" marks an open end. */
export const patternTexts = (label: string | RegExp, locale: Locale): readonly string[] =>
  typeof label === "string"
    ? [label]
    : alternativesOf(label.source).map(
        (part) =>
          part
            .replace(/^\^/, "")
            .replace(/(?<!\\)\$$/, "")
            .replaceAll(/\\s\?(?=%)/g, locale === "ru-RU" ? " " : "")
            .replaceAll(/\\s[?*+]?/g, " ")
            .replaceAll(/(?<!\\)\.(?:[*+]|\{[\d,]+\})\??/g, "…")
            .replaceAll(/\\d(?:[*+]|\{[\d,]+\})?(\.(?=\p{L}))?/gu, (_, space?: string) => (space ? "… " : "…"))
            // A dot between the digits of a number means the separator of the locale.
            .replaceAll(/(?<=\d)(?<!\\)\.(?=\d{3})/g, locale === "ru-RU" ? " " : ",")
            .replaceAll("[.,]", locale === "ru-RU" ? "," : ".")
            .replaceAll(/\[,(?: |\\s)\]/g, locale === "ru-RU" ? " " : ",")
            .replaceAll(/\\(.)/g, "$1") + (part.startsWith("^") && !/(?<!\\)\$$/.test(part) ? "…" : ""),
      )
