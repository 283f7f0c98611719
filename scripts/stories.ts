import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { globSync } from "node:fs"
import { dirname, relative, resolve } from "node:path"
import { runnerImport } from "vite"
import { storyExportName, toKebabCase, singleStoryNames, storyTitle } from "../src/ui/story-names.ts"
import { inRoot, root } from "./root.ts"
import { say, warn } from "./say.ts"

/** The part of a model that a story needs: the states a person can stop in. */
type Models = Readonly<Record<string, { readonly states: readonly string[] }>>

export type Files = ReadonlyMap<string, string>
export interface Stale {
  readonly file: string
  readonly why: "missing" | "out of date" | "no longer needed"
}

/** Walks by their name: `import { signInWalk } from "./sign-in/sign-in.walk"` in src/ui/walks.ts. */
const walkFiles = (walks: string): ReadonlyMap<string, string> =>
  new Map(
    [...walks.matchAll(/import \{([^}]+)\} from "\.\/(.+\.walk)"/g)].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/(\w+)Walk\b/g)].map((found) => [found[1]!, file] as const),
    ),
  )

interface Story {
  readonly machine: string
  /** Of the walk, from src/ui. */
  readonly walk: string
  readonly states: readonly string[]
}

interface Kind {
  readonly group: string
  readonly says: string
  readonly tags: string
  readonly maker: string
  readonly from: string
  readonly stories: (story: Story) => Readonly<Record<string, string>>
}

const kinds: Readonly<Record<string, Kind>> = {
  states: {
    group: "States",
    says: "one story for each state a person can stop in",
    tags: '"state"',
    maker: "stateStory",
    from: "story-of",
    stories: ({ states }) => Object.fromEntries(states.map((state) => [storyExportName(state), `, "${state}"`])),
  },
  // The two below show what the first tests: as tests they would find nothing new.
  gallery: {
    group: "Gallery",
    says: "all states of the flow side by side",
    tags: '"gallery", "!test"',
    maker: "galleryStory",
    from: "story-gallery",
    stories: () => ({ [singleStoryNames.Gallery]: "" }),
  },
  flows: {
    group: "Flows",
    says: "the running flow; its ports are answered by hand",
    tags: '"flow", "!test"',
    maker: "flowStory",
    from: "story-flow",
    stories: () => ({ [singleStoryNames.Flows]: "" }),
  },
}

const storyFile = ({ group, says, tags, maker, from, stories }: Kind, story: Story): string =>
  [
    `// Written by \`npm run stories\`, ${says}. Change the model or the walk instead.`,
    `import { ${story.machine}Walk } from "./${story.walk.slice(story.walk.lastIndexOf("/") + 1)}"`,
    `import { ${maker} } from "${"../".repeat(story.walk.split("/").length - 1)}${from}"`,
    "",
    `export default { title: "${group}/${storyTitle(story.machine)}", tags: [${tags}] }`,
    "",
    ...Object.entries(stories(story)).map(
      ([name, more]) => `export const ${name} = ${maker}(${story.machine}Walk${more})`,
    ),
    "",
  ].join("\n")

/** What should be there, by path from the root. Storybook reads stories without running them, so no loop can export them. */
export const storyFiles = (models: Models, walks: string): Files => {
  const files = walkFiles(walks)
  return new Map(
    Object.entries(models).flatMap(([machine, { states }]) => {
      const walk = files.get(machine)
      if (walk === undefined)
        throw new Error(`src/ui/walks.ts imports no "${machine}Walk": the stories of ${machine} need it.`)
      return Object.entries(kinds).map(
        ([name, kind]) =>
          [
            `src/ui/${dirname(walk)}/${toKebabCase(machine)}.${name}.stories.tsx`,
            storyFile(kind, { machine, walk, states }),
          ] as const,
      )
    }),
  )
}

const wanted = async (): Promise<Files> => {
  const options = { root, configFile: false, logLevel: "error" } as const
  const { module } = await runnerImport<{ readonly models: Models }>(inRoot("src/machines/models.ts"), options)
  return storyFiles(module.models, await readFile(inRoot("src/ui/walks.ts"), "utf8"))
}

const present = async (): Promise<Files> => {
  const paths = globSync(
    Object.keys(kinds).map((kind) => `src/ui/**/*.${kind}.stories.tsx`),
    { cwd: root },
  )
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(resolve(root, path), "utf8")] as const)),
  )
}

/** What differs between the files that should be there and those that are. */
export const compare = (should: Files, are: Files): readonly Stale[] => [
  ...[...should]
    .filter(([file, text]) => are.get(file) !== text)
    .map(([file]) => ({ file, why: are.has(file) ? ("out of date" as const) : ("missing" as const) })),
  ...[...are.keys()].filter((file) => !should.has(file)).map((file) => ({ file, why: "no longer needed" as const })),
]

export const staleStories = async (): Promise<readonly Stale[]> => compare(await wanted(), await present())

const writeStories = async (): Promise<void> => {
  const files = await wanted()
  for (const { file, why } of compare(files, await present())) {
    if (why === "no longer needed") await rm(inRoot(file))
    else {
      await mkdir(dirname(inRoot(file)), { recursive: true })
      await writeFile(inRoot(file), files.get(file)!)
    }
    say(`${why === "no longer needed" ? "Removed" : "Wrote"} ${relative(root, inRoot(file))}`)
  }
}

if (import.meta.main) {
  if (process.argv.includes("--check")) {
    const stale = await staleStories()
    for (const { file, why } of stale) warn(`${file} is ${why}. Run: npm run stories`)
    process.exitCode = stale.length === 0 ? 0 : 1
  } else await writeStories()
}
