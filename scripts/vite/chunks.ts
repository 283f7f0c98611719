import type { Rolldown } from "vite"

const library = (names: string, own = "^$") => new RegExp(`/node_modules/(?:${names})/|${own}`)

/** Files of their own: they change rarely, and each is fetched once. */
const libraries = [
  { name: "react-dom", test: library("react-dom|scheduler") },
  {
    name: "react",
    // What stands in for a shim of theirs belongs to them.
    test: library(
      "react|@xstate/react|react-i18next|wouter|use-sync-external-store|use-isomorphic-layout-effect",
      "/scripts/vite/shims/",
    ),
  },
  { name: "vendor", test: library("xstate|i18next") },
  // Whole: parted, its classes and what makes them wait for each other, and the site does not start.
  { name: "form", test: library("zod") },
] as const

/** The files Effect travels in, each with where it begins; what these need stands with them, and all the rest, which reads answers, in `schema`. */
const effects = [
  // What a page needs for hydration; the Effect runtime loads with the first call.
  { name: "vendor", roots: ["Option", "Result"] },
  { name: "effect", roots: ["Effect"] },
  { name: "decimal", roots: ["BigDecimal"] },
] as const
const ofEffect = /^(.*\/node_modules\/effect\/dist\/).*$/

const neededBy = (roots: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const needed = new Set<string>()
  const visit = (id: string): void => {
    if (needed.has(id)) return
    needed.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  roots.forEach(visit)
  return needed
}

/** It travels in `core`, with all that it begins with. */
const entry = /\/src\/start\/client\.tsx$/
/** What draws every page. */
const view = "mount"
/** The pages a stranger sees. What they share travels in few files, and nothing of the cabinet with it. */
const forms = ["sign-in", "sign-up", "recovery", "confirm-email"]
const strangers = ["home", "buy", ...forms]
/** What every page of the cabinet begins with. */
const cabinet = ["cabinet-shell", "dashboard"]
/** Loaded after hydration: the HTTP client and the decoders. */
const lazy = /\/src\/(?:main\/lazy|adapters\/[^/]+)\/[^/]+\.ts$/
const composition = /\/src\/(?:start|main|main\/[a-z]+)\/([^/]+)\.tsx$/

/** Who cannot run without a module: the entry, the pages by the names of their composition, others that are fetched by themselves. */
const usersOf = (
  id: string,
  context: Rolldown.ChunkingContext,
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> => {
  const found = known.get(id)
  if (found) return found
  const users = new Set<string>()
  const seen = new Set<string>()
  const visit = (module: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    const info = context.getModuleInfo(module)
    if (entry.test(module)) users.add("main")
    if (info && info.dynamicImporters.length > 0) users.add(composition.exec(module)?.[1] ?? module)
    info?.importers.forEach(visit)
  }
  visit(id)
  known.set(id, users)
  return users
}

const countOf = (users: ReadonlySet<string>, names: readonly string[]): number =>
  names.filter((name) => users.has(name)).length

/**
 * The file a module travels in; null leaves it to those who use it. Whatever a module of such a file imports is used by the same
 * pages or more, so it stands in the same file or an earlier one: no two of them wait for each other.
 */
export const chunkNames = () => {
  const known = new Map<string, ReadonlySet<string>>()
  const parts = new Map<string, ReadonlySet<string>>()
  const partOfEffect = (id: string, folder: string, context: Rolldown.ChunkingContext): string => {
    const part = effects.find(({ name, roots }) => {
      if (!parts.has(name))
        parts.set(
          name,
          neededBy(
            roots.map((root) => `${folder}${root}.js`),
            context,
          ),
        )
      return parts.get(name)?.has(id)
    })
    return part?.name ?? "schema"
  }
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    const [path = ""] = id.replaceAll("\\", "/").split("?")
    if (path.includes("/locales/")) return null
    const own = libraries.find(({ test }) => test.test(path))
    if (own) return own.name
    const folder = ofEffect.exec(path)?.[1]
    if (folder !== undefined) return partOfEffect(path, folder, context)
    const users = usersOf(id, context, known)
    if (users.has("main")) return "core"
    if (users.has(view)) return "view"
    // The settings share the sign-in's button for another confirmation mail: alone with it, no form waits for their other parts.
    if (countOf(users, forms) > 1 || (users.has("sign-in") && users.has("settings"))) return "form"
    // What one page alone uses stands in its own file, without a name from here.
    if (users.size < 2) return null
    if (countOf(users, forms) > 0) return "with-forms"
    if ([...users].some((user) => lazy.test(user))) return "schema"
    if (countOf(users, strangers) > 0) return "with-strangers"
    return countOf(users, cabinet) > 0 ? "cabinet" : null
  }
}
