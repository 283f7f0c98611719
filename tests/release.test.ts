import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { version } from "#domain/site/version.ts"
import { inRoot } from "#scripts/root.ts"

const read = (file: string) => readFileSync(inRoot(file), "utf8")

it("package, page and changelog name the same release, which has upgrade notes", () => {
  const { version: ofPackage } = JSON.parse(read("package.json")) as { readonly version: string }
  const newest = /^## \[(\d[^\]]*)\] - \d{4}-\d{2}-\d{2}$/m.exec(read("CHANGELOG.md"))?.[1]
  expect([version, newest]).toEqual([ofPackage, ofPackage])
  expect(read("docs/upgrading.md")).toContain(`\n## ${ofPackage}\n`)
})
