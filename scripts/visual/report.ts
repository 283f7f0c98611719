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

const script = `
if (location.protocol !== "file:") {
  const sections = [...document.querySelectorAll("section")]
  document.querySelectorAll("[hidden]").forEach((part) => (part.hidden = false))
  let at = -1
  const go = (to) => {
    at = Math.max(0, Math.min(sections.length - 1, to))
    sections[at]?.focus()
    sections[at]?.scrollIntoView({ block: "start" })
  }
  const post = (path, body) =>
    fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })
  const decide = async (section, decision) => {
    const { picture } = section.dataset
    const { ok } = await post("/decision", { picture, decision, comment: section.querySelector("input").value.trim() })
    section.querySelector("output").textContent = ok ? decision + "ed" : "not saved"
    section.className = ok ? decision : ""
  }
  const decideAll = async (decision) => {
    const { group } = sections[at]?.dataset ?? {}
    for (const section of sections) if (section.dataset.group === group) await decide(section, decision)
  }
  addEventListener("click", ({ target }) => {
    const section = target.closest("section")
    if (section) at = sections.indexOf(section)
    if (target.dataset.do) void decide(section, target.dataset.do)
    if (target.id === "done") post("/done", {}).then(() => (target.textContent = "Done: this page may be closed"))
  })
  addEventListener("keydown", (event) => {
    if (event.target.tagName === "INPUT") return event.key === "Escape" && sections[at]?.focus()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const does = {
      j: () => go(at + 1),
      k: () => go(at - 1),
      a: () => decide(sections[at], "accept").then(() => go(at + 1)),
      r: () => decide(sections[at], "reject").then(() => go(at + 1)),
      A: () => decideAll("accept"),
      R: () => decideAll("reject"),
      c: () => sections[at]?.querySelector("input").focus(),
    }[event.key]
    if (does && (at >= 0 || event.key === "j")) {
      event.preventDefault()
      void does()
    }
  })
}`

/** Opens from the disk: what changed before, after and marked. */
export const reportPage = (rows: readonly Row[], same: number): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual tests</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; background: #f6f4ef; color: #12201f }
  section { margin-block: 32px }
  h2 { font-size: 17px } small { font-weight: 400; color: #52605f }
  section div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  section:focus { outline: 2px solid #0b4a54; outline-offset: 8px } section.accept { opacity: 0.5 } section.reject h2 { color: #a92420 }
  button, input { font: inherit; min-height: 44px; padding: 4px 12px }
  figure { margin: 0; flex: 1 1 280px; max-width: 640px }
  img { max-width: 100%; border: 1px solid #e2ded4 }
</style>
<h1>Visual tests</h1>
<p>${rows.filter(({ what }) => what === "changed").length} changed, ${rows.filter(({ what }) => what === "new").length} new,
${rows.filter(({ what }) => what === "left over").length} left over, ${same} the same.
${rows.length === 0 ? "Nothing to look at." : "When the new pictures are right: <code>npm run tool -- visual --update</code>, and commit tests/visual."}</p>
<p hidden><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>a</kbd> accept · <kbd>r</kbd> reject · <kbd>c</kbd> comment ·
<kbd>A</kbd> <kbd>R</kbd> the whole flow · <button type="button" id="done">Done</button></p>
${rows.map(section).join("\n")}
<script>${script}</script>
</html>
`
