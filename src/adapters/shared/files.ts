import { Effect } from "effect"

/** Saves a short text as a file, as if the visitor had followed a link to it. */
export const downloadText = (page: Document, name: string, content: string): Effect.Effect<null> =>
  Effect.sync(() => {
    const link = page.createElement("a")
    link.href = URL.createObjectURL(new Blob([content], { type: "text/plain;charset=utf-8" }))
    link.download = name
    link.click()
    URL.revokeObjectURL(link.href)
    return null
  })

/** Prints the current page. Completes when the print dialog closes. */
export const printPage = (browser: Window): Effect.Effect<null> =>
  Effect.callback<null>((resume) => {
    const done = () => resume(Effect.succeed(null))
    browser.addEventListener("afterprint", done, { once: true })
    // React has just rendered the printed content, and the browser paints it with the next frame.
    const frame = browser.requestAnimationFrame(() => browser.print())
    return Effect.sync(() => {
      browser.cancelAnimationFrame(frame)
      browser.removeEventListener("afterprint", done)
    })
  })
