import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { brand } from "#brand/brand.ts"
import { inRoot, root } from "#scripts/root.ts"

const product = [
  "index.html",
  "public/**/*.*",
  "locales/**/*.json",
  "src/**/*.{ts,tsx,css}",
  "sandbox/**/*.{ts,js,css}",
]
/** Files with samples, which may name a company. */
const samples = [
  "**/*.{test,walk,stories,model}.{ts,tsx}",
  "src/domain/fixtures/**",
  "src/ui/story/**",
  "sandbox/{testing,tests,full}/**",
]
const files = globSync(product, { cwd: root, exclude: samples })
const [, host = ""] = brand.support.split("@")

it("only the folder of the brand contains the company's name and addresses", () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(
    files.filter((file) =>
      [brand.name, host, `${brand.name.toLowerCase()}.example`].some((name) =>
        readFileSync(inRoot(file), "utf8").includes(name),
      ),
    ),
  ).toEqual([])
})
