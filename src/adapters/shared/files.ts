import { Effect } from "effect"

/** Hands the person a short text as a file, as if a link to it had been followed. */
export const saveFile = (page: Document, name: string, content: string): Effect.Effect<null> =>
  Effect.sync(() => {
    const link = page.createElement("a")
    link.href = URL.createObjectURL(new Blob([content], { type: "text/plain;charset=utf-8" }))
    link.download = name
    link.click()
    URL.revokeObjectURL(link.href)
    return null
  })

/** Prints the current page; ends when the print dialog closes. */
export const printPage = (site: Window): Effect.Effect<null> =>
  Effect.callback<null>((resume) => {
    const done = () => resume(Effect.succeed(null))
    site.addEventListener("afterprint", done, { once: true })
    // The printed content was just rendered; the next frame shows it.
    const frame = site.requestAnimationFrame(() => site.print())
    return Effect.sync(() => {
      site.cancelAnimationFrame(frame)
      site.removeEventListener("afterprint", done)
    })
  })
