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

/** Tests whether a text contains the language tag in quotation marks, as a key, a value or a type. */
const names = (text: string, language: string): boolean => text.includes(`"${language}"`)

/** The characters that the project's fonts contain. A language with further characters uses a font of the system. */
const drawn = new Set(fonts.flatMap(({ range }) => [...charactersIn(range)]))

interface Language {
  readonly tag: string
  /** All texts of the language, joined. */
  readonly texts: string
}

/**
 * Lists the places that lack a language. docs/adding-a-language.md describes the entry of each place. The check
 * "translations" compares the texts themselves.
 */
export const languageProblems = (languages: readonly Language[], sources: readonly Source[]): readonly string[] =>
  languages.flatMap(({ tag, texts }) => {
    if (tag === standard) return []
    if (Intl.DateTimeFormat.supportedLocalesOf(tag)[0] !== tag)
      return [`locales/${tag}: no language tag that Intl knows, such as de-DE`]
    const missing = sources.filter(({ path, text }) => names(text, complete) && !names(text, tag) && !(path in exempt))
    const letters = [...new Set(texts)].filter((letter) => /\p{L}/u.test(letter) && !drawn.has(letter)).toSorted()
    return [
      ...missing.map(({ path }) => `${path} has "${complete}" and no "${tag}"`),
      ...(letters.length > 0 ? [`scripts/fonts.ts draws no ${letters.join("")}, which the texts of ${tag} have`] : []),
    ]
  })

export const missingInLanguages = async (): Promise<readonly string[]> => {
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
  return languageProblems(languages, sources)
}
