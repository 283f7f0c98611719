import { execFile } from "node:child_process"
import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, it } from "vitest"
import { inRoot, root } from "#scripts/root.ts"

/** A script that builds the module of the brand as `npm run build` does. */
const script = `
  import { build } from "vite"
  import { brandSettings } from "#scripts/vite/brand.ts"
  const options = { input: process.env.BRAND + "/brand.ts", preserveEntrySignatures: "strict" }
  const { output } = await build({ ...brandSettings, configFile: false, logLevel: "error", build: { ssr: true, write: false, rolldownOptions: options } })
  console.log(output[0].code)
`

it("a copy of the brand outside of the project is built like the original", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hashwell-brand-"))
  await cp(inRoot("brand"), folder, { recursive: true })
  const built = async (BRAND: string) => {
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: root,
      env: { ...process.env, BRAND },
    })
    return stdout.replaceAll(/^\/\/.*$/gm, "")
  }
  const [outside, inside] = [await built(folder), await built(inRoot("brand"))]
  await rm(folder, { recursive: true })
  expect(inside).toContain("Hashwell")
  expect(outside).toBe(inside)
})
