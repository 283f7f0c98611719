import { readdirSync, readFileSync } from "node:fs"
import { charactersIn, fonts } from "#scripts/fonts.ts"
import { localeFiles } from "#scripts/locale-files.ts"
import { inRoot } from "#scripts/root.ts"
import { isShipped, readSources, type Source } from "#scripts/syntax.ts"

/** The language to which missing texts fall back. Code names it only for this purpose. */
const standard = "en-US"
/** A complete language. Every file that names it must also name every other language. */
const complete = "ru-RU"

/** Files that name only one language, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  "src/main/document.tsx": "the language in which a document binds",
  "scripts/path-specs.ts": "a choice of paths, to be quick",
  "sandbox/desk/personas.ts": "the currency of a persona",
}

/** Returns true if the source contains the language tag in quotation marks, as a key, a value or a type. */
const names = (text: string, language: string): boolean => text.includes(`"${language}"`)

/** The characters that the project's fonts contain. A language with other characters uses a font of the system. */
const drawn = new Set(fonts.flatMap(({ range }) => [...charactersIn(range)]))

interface Language {
  readonly tag: string
  /** All texts of the language, joined. */
  readonly texts: string
}

/**
 * Lists the files that lack a language, and the characters that the fonts lack. docs/adding-a-language.md describes
 * each entry. The check "translations" compares the texts themselves.
 */
export const compareLanguages = (languages: readonly Language[], sources: readonly Source[]): readonly string[] =>
  languages.flatMap(({ tag, texts }) => {
    if (tag === standard) return []
    if (Intl.DateTimeFormat.supportedLocalesOf(tag)[0] !== tag)
      return [`locales/${tag}: no language tag that Intl knows, such as de-DE`]
    const missing = sources.filter(({ path, text }) => names(text, complete) && !names(text, tag) && !(path in exempt))
    const characters = [...new Set(texts)]
      .filter((character) => /\p{L}/u.test(character) && !drawn.has(character))
      .toSorted()
    return [
      ...missing.map(({ path }) => `${path} has "${complete}" and no "${tag}"`),
      ...(characters.length > 0
        ? [`scripts/fonts.ts draws no ${characters.join("")}, which the texts of ${tag} have`]
        : []),
    ]
  })

/** Checks the code of the product and of its tools for every language of `locales`. */
export const findLanguageProblems = async (): Promise<readonly string[]> => {
  const folders = await Promise.all(["src", "sandbox", "scripts", "brand"].map(readSources))
  const sources = folders
    .flat()
    .filter(({ path }) => isShipped(path) && !path.includes("/testing/") && path !== "scripts/checks/languages.ts")
  const languages = readdirSync(inRoot("locales")).map((tag) => ({
    tag,
    texts: localeFiles(tag)
      .map((file) => readFileSync(inRoot(file), "utf8"))
      .join(""),
  }))
  return compareLanguages(languages, sources)
}
