// Runs in the report while the review serves it.
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
    if (target.id === "done") void post("/done", {}).then(() => (target.textContent = "Done: this page may be closed"))
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
}
