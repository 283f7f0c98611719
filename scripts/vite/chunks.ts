import type { Rolldown } from "vite"

const library = (names: string, own = "^$") => new RegExp(`/node_modules/(?:${names})/|${own}`)

/** Files of their own: they change rarely, and each is fetched once. */
const libraries = [
  {
    name: "vendor",
    // What stands in for a shim of theirs belongs to them.
    test: library("react|react-dom|scheduler|use-sync-external-store|xstate|@xstate/react|i18next|react-i18next|use-isomorphic-layout-effect|wouter", "/scripts/vite/shims/"),
  },
  { name: "effect", test: library("effect") },
  // One file: parted, its classes and what makes them wait for each other, and the site does not start.
  { name: "zod", test: library("zod") },
] as const

const entry = /\/src\/main\.tsx$/
/** The pages a stranger sees. What they share travels in few files, and nothing of the cabinet with it. */
const strangers = ["home", "buy", "sign-in", "sign-up", "recovery", "confirm-email"]
const forms = ["sign-in", "sign-up", "recovery", "confirm-email"]
const composition = new RegExp(`/src/main/(${strangers.join("|")})\\.tsx$`)

/** Who cannot run without a module: the entry, strangers' pages by name, others that are fetched by themselves. */
const usersOf = (id: string, context: Rolldown.ChunkingContext, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> => {
  const found = known.get(id)
  if (found) return found
  const users = new Set<string>()
  const seen = new Set<string>()
  const visit = (module: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    const page = composition.exec(module)?.[1]
    if (page !== undefined) users.add(page)
    if (entry.test(module)) users.add("main")
    const info = context.getModuleInfo(module)
    if (page === undefined && info && info.dynamicImporters.length > 0) users.add("others")
    info?.importers.forEach(visit)
  }
  visit(id)
  known.set(id, users)
  return users
}

const countOf = (users: ReadonlySet<string>, names: readonly string[]): number => names.filter((name) => users.has(name)).length

/**
 * The file a module travels in; null leaves it to those who use it. Whatever a module of such a file imports is used by the same
 * pages or more, so it stands in the same file or an earlier one: no two of them wait for each other.
 */
export const chunkNames = () => {
  const known = new Map<string, ReadonlySet<string>>()
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    const [path = ""] = id.replaceAll("\\", "/").split("?")
    // The entry keeps its own file: the document names it.
    if (path.includes("/locales/") || entry.test(path)) return null
    const own = libraries.find(({ test }) => test.test(path))
    if (own) return own.name
    const users = usersOf(id, context, known)
    if (users.has("main")) return "main"
    if (countOf(users, forms) > 1) return "form"
    // What one page alone uses stands in its own file, without a name from here.
    const shared = countOf(users, strangers) > 1 || (countOf(users, strangers) === 1 && users.has("others"))
    return shared ? ["with", ...strangers.filter((name) => users.has(name))].join("-") : null
  }
}
