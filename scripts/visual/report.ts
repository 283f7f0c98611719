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
  return `<section><h2>${escaped(story)} <small>${escaped(device)} · ${says}</small></h2><div>${pictures}</div></section>`
}

/** Opens from the disk: what changed before, after and marked. */
export const reportPage = (rows: readonly Row[], same: number): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual tests</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; background: #f3f5f5; color: #10191c }
  section { margin-block: 32px }
  h2 { font-size: 17px } small { font-weight: 400; color: #4b5a5d }
  section div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  figure { margin: 0; flex: 1 1 280px; max-width: 640px }
  img { max-width: 100%; border: 1px solid #d2d9d9 }
</style>
<h1>Visual tests</h1>
<p>${rows.filter(({ what }) => what === "changed").length} changed, ${rows.filter(({ what }) => what === "new").length} new,
${rows.filter(({ what }) => what === "left over").length} left over, ${same} the same.
${rows.length === 0 ? "Nothing to look at." : "When the new pictures are right: <code>npm run visual -- --update</code>, and commit tests/visual."}</p>
${rows.map(section).join("\n")}
</html>
`
