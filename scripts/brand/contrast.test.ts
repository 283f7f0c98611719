import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { inRoot } from "#scripts/root.ts"
import { calculateContrast } from "#ui/story/guide/design-tokens.ts"
import { findColourProblems } from "./colour-problems.ts"
import { listContrasts } from "./contrast.ts"

const colours = await readFile(inRoot("brand/colours.css"), "utf8")

it.each(["brand", "tests/brands/northwatt"])("the colours of %s are readable in both themes", async (folder) => {
  expect(await findColourProblems(inRoot(folder))).toEqual([])
})

it("compares text with the background of its rule, with the page and with tints, and lines with the page", () => {
  const sheet =
    ".a { color: var(--on-petrol); background: var(--petrol) } .b { border-color: var(--ok); background: var(--ok-soft) }"
  const pairs = listContrasts(colours, [sheet]).map(({ over, under, minRatio }) => `${over} on ${under}: ${minRatio}`)
  expect([...new Set(pairs)]).toEqual([
    "on-petrol on petrol: 4.5",
    "ink on ok-soft: 4.5",
    "ink-2 on ok-soft: 4.5",
    "petrol on ok-soft: 4.5",
    "ok on ok-soft: 4.5",
    "ok on paper: 3",
    "ok on surface: 3",
    "petrol on paper: 3",
    "petrol on surface: 3",
    "petrol on line: 3",
  ])
})

it("reports the pair that is hard to read with its theme, and a missing colour", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hashwell-brand-"))
  const faint = colours
    .replace(/--ink-2: .*;/, "--ink-2: light-dark(#52605f, #3a4241);")
    .replace(/ *--copper-band: .*\n/, "")
  await writeFile(join(folder, "colours.css"), faint)
  const problems = await findColourProblems(folder)
  await rm(folder, { recursive: true })
  expect(problems).toContain("--copper-band is missing, or is not light-dark(#123abc, #123abc).")
  expect(problems).toContain(
    `--ink-2 on --paper, dark theme: ${calculateContrast("#3a4241", "#0c1413").toFixed(2)} : 1, WCAG AA needs 4.5 : 1.`,
  )
  expect(problems.filter((fault) => !/^--(?:copper-band|ink-2) /.test(fault))).toEqual([])
})
