import { readFileSync } from "node:fs"
import { inRoot } from "#scripts/root.ts"

export interface Row {
  readonly story: string
  readonly device: string
  readonly what: "changed" | "new" | "left over"
  readonly changed: number | null
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

const figure = (words: string, file: string) =>
  `<figure><figcaption>${words}</figcaption><a href="${file}"><img src="${file}" alt="${words}" loading="lazy"></a></figure>`

const section = ({ story, device, what, changed }: Row) => {
  const name = `${story}.${device}`
  const pictures =
    what === "changed"
      ? figure("before", `${name}.before.png`) +
        figure("after", `${name}.after.png`) +
        figure("difference", `${name}.difference.png`)
      : figure(what === "new" ? "new" : "no story any more", `${name}.${what === "new" ? "after" : "before"}.png`)
  const says =
    what === "changed" ? `changed, ${changed} pixels` : what === "new" ? "new: no baseline" : "left over: no story"
  return `<section tabindex="-1" data-picture="${escaped(name)}" data-group="${escaped(story.split("--")[0]!)}"><h2>${escaped(story)} <small>${escaped(device)} · ${says}</small></h2><div>${pictures}</div>${controls}</section>`
}

/** Only where the page is served by the review. */
const controls =
  '<p hidden><button type="button" data-do="accept">Accept</button> <button type="button" data-do="reject">Reject</button> ' +
  '<label>Comment <input maxlength="500"></label> <output></output></p>'

const read = (file: string): string => readFileSync(inRoot(`scripts/visual/${file}`), "utf8")

/** Opens from the disk: what changed before, after and marked. */
export const reportPage = (rows: readonly Row[], same: number): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual tests</title>
<style>${read("report.css")}</style>
<h1>Visual tests</h1>
<p>${rows.filter(({ what }) => what === "changed").length} changed, ${rows.filter(({ what }) => what === "new").length} new,
${rows.filter(({ what }) => what === "left over").length} left over, ${same} the same.
${rows.length === 0 ? "Nothing to look at." : "When the new pictures are right: <code>npm run tool -- visual --update</code>, and commit tests/visual."}</p>
<p hidden><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>a</kbd> accept · <kbd>r</kbd> reject · <kbd>c</kbd> comment ·
<kbd>A</kbd> <kbd>R</kbd> the whole flow · <button type="button" id="done">Done</button></p>
${rows.map(section).join("\n")}
<script>${read("report.js")}</script>
</html>
`
