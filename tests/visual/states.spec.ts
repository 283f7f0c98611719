import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { openStorybook } from "./storybook-page.ts"

interface Index {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly type: string; readonly tags: readonly string[] }>
  >
}

const stories = process.env["VISUAL_STORIES"]!
const pictures = process.env["VISUAL_PICTURES"]!
const only = process.env["VISUAL_ONLY"] ?? ""

const { entries } = JSON.parse(readFileSync(join(stories, "index.json"), "utf8")) as Index
const states = Object.values(entries)
  .filter(({ type, tags }) => type === "story" && tags.includes("state"))
  .map(({ id }) => id)
const pictured = existsSync(pictures) ? readdirSync(pictures).map((file) => file.split(".")[0]!) : []
// A state with its full name may get its first screenshots.
const chosen = process.env["VISUAL_EVERY"] === "1" ? states : states.filter((id) => id === only)
const wanted = [...new Set([...pictured, ...chosen])].filter((id) => id.includes(only)).toSorted()

// An id such as "account-sign-in--ready" begins with its area. The test opens Storybook's preview once for each area.
for (const [area, ids] of Map.groupBy(wanted, (id) => id.split("-")[0]!))
  test(area, async ({ page }, { project }) => {
    const show = await openStorybook(page, stories, String(project.metadata["globals"]))
    for (const id of ids) {
      expect.soft(states.includes(id), `${id} has pictures in ${pictures}, and no story any more`).toBe(true)
      if (!states.includes(id)) continue
      await show(id)
      const png = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" })
      expect.soft(png, id).toMatchSnapshot(`${id}.png`)
    }
  })
