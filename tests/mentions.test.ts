import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path/posix"
import { expect, it } from "vitest"
import { inRoot, root } from "#scripts/root.ts"

const comment = /^\s*(?:\/\/|\/?\*)/
const path = /(?<![\w./@$-])(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|cjs|md|css|json)\b/g
/** Folders that a build or a test run writes. */
const written = /^(?:dist|reports)\//
/** Examples that have no file. */
const examples = ["src/a.ts"]

const mentionsIn = (file: string, text: string): readonly string[] =>
  text
    .split("\n")
    .filter((line) => file.endsWith(".md") || comment.test(line))
    .flatMap((line) => [...line.matchAll(path)].map(([mention]) => mention))
    .filter((mention) => !written.test(mention) && !examples.includes(mention))

/** Tests whether the file exists. A mention may be relative to the root, to `src` or `docs`, or to the file's own folder. */
const exists = (file: string, mention: string): boolean =>
  ["", "src", "docs", dirname(file)].some((folder) => existsSync(inRoot(join(folder, mention))))

it("comments and documents name files that exist", () => {
  const files = globSync(["{src,sandbox,scripts,tests}/**/*.{ts,tsx}", "{docs,sandbox,scripts}/**/*.md", "*.md"], {
    cwd: root,
    exclude: ["**/generated/**"],
  })
  const missing = files.flatMap((file) =>
    mentionsIn(file, readFileSync(inRoot(file), "utf8"))
      .filter((mention) => !exists(file, mention))
      .map((mention) => `${file}: ${mention}`),
  )
  expect(missing).toEqual([])
})
