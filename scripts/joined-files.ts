/** The modules that share a file with other modules, by the name of the file. Pages load them together. */
const joined: { readonly [file: string]: readonly RegExp[] } = {
  api: [/^src\/main\/lazy\/client\.ts$/, /^src\/adapters\/shared\/run\.ts$/],
  cabinet: [/^src\/main\/site\/cabinet-shell\.tsx$/],
  form: [/^src\/main\/sign-in\.tsx$/],
}
const texts: { readonly [file: string]: readonly string[] } = {
  texts: ["common", "account"],
  "cabinet-texts": ["dashboard", "cabinet", "orders", "history", "support", "partner"],
}

const textsPath = /^locales\/([^/]+)\/[^/]+\/([^/]+)\.json$/

/**
 * Returns the name of the file that a module shares with others. `source` is the module's path from the root. Returns
 * null if the module has its own file.
 */
export const findJoinedFile = (source: string): string | null => {
  const [, locale, namespace = ""] = textsPath.exec(source) ?? []
  const ofTexts = Object.keys(texts).find((name) => texts[name]!.includes(namespace))
  if (ofTexts !== undefined) return `${ofTexts}-${locale}`
  return Object.keys(joined).find((name) => joined[name]!.some((path) => path.test(source))) ?? null
}
