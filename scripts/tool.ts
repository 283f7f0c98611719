import { printLine, printErrorLine } from "./print-line.ts"
import { run } from "./run.ts"
import { describeUnknownName } from "./unknown-name.ts"

interface Tool {
  readonly what: string
  readonly options?: string
  /** True if the tool reads dist/. The build then runs first. */
  readonly needsBuild?: true
}

/** Tools that are not for daily use. A tool has the name of its file in this folder. */
export const tools: Readonly<Record<string, Tool>> = {
  visual: {
    what: "for designers: compares screenshots with the accepted ones or with another commit",
    options: "[--update | --against COMMIT] [--only WORDS] [--no-build]",
  },
  words: {
    what: "accepts the words that each state shows, in both languages (tests/words)",
    options: "[MACHINE …]",
  },
  verdicts: { what: "for designers: adds a downloaded file of verdicts to review/", options: "FILE" },
  mutants: {
    what: "changes these files of src/domain and src/machines with StrykerJS, and prints what no test notices; without a path the mistakes written by hand",
    options: "PATH … | --since COMMIT [--tests PATTERN] | [--list] [--only NAMES]",
  },
  size: { what: "JavaScript per route against its budget", needsBuild: true },
  icons: { what: "draws the brand’s icons as PNG, from its icon.svg" },
  pictures: { what: "takes the pictures of the README", needsBuild: true },
  social: { what: "draws the brand’s social.png, the picture of links to the site" },
  house: { what: "how much code there is, in files and lines" },
  bench: {
    what: "page speed on a slow device and network, beside the same pages on React alone",
    options: "[ROUNDS]",
    needsBuild: true,
  },
  load: {
    what: "what 100 parallel calls of one customer cost the others; with DATABASE_URL on PostgreSQL, too",
    options: '["password change" | sign-in | …]',
    needsBuild: true,
  },
  lighthouse: { what: "a Lighthouse run: accessibility, best practices, SEO", needsBuild: true },
}

const help = (): string =>
  Object.entries(tools)
    .flatMap(([name, { what, options }]) => [
      `  ${name.padEnd(12)}${what}`,
      ...(options ? [`${"".padEnd(14)}${options}`] : []),
    ])
    .join("\n")

const main = async ([name, ...args]: readonly string[]): Promise<number> => {
  if (name === undefined || name === "--help") {
    printLine(`npm run tool -- <name> [options]\n\n${help()}`)
    return 0
  }
  const tool = tools[name]
  if (tool === undefined) {
    printErrorLine(describeUnknownName("tool", name, Object.keys(tools)))
    return 2
  }
  const built = tool.needsBuild ? await run("vite", ["build", "--logLevel", "warn"]) : 0
  return built === 0 ? run("node", [`scripts/${name}.ts`, ...args]) : built
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
