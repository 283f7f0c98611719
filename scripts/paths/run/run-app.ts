import { readFileSync } from "node:fs"
import { Hono, type Context } from "hono"
import { bodyLimit } from "hono/body-limit"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import { csrf } from "hono/csrf"
import { withSecurityHeaders } from "#sandbox/headers.ts"
import { isThisMachine } from "#sandbox/public-origin.ts"
import { inRoot } from "#scripts/root.ts"
import { exportNames, exports } from "./exports/exports.ts"
import { createZip } from "./exports/zip.ts"
import { resultOf, type Run, type RunScript } from "./format.ts"
import { renderListPage } from "./list-page.ts"
import { addressOf } from "./parts.ts"
import { parsePostedForm } from "./posted-form.ts"
import { renderScriptPage, type Draft } from "./script-page.ts"
import { imagesIn, typeOfFile, type RunStore } from "./store.ts"
import { runTexts } from "./texts.ts"

/** The product's own style sheets, and the style sheet of a run's pages. */
const sheets = [
  "brand/colours.css",
  "src/ui/kit/styles/tokens.css",
  "src/ui/kit/styles/base.css",
  "scripts/paths/run/run.css",
]
const maxFormBytes = 60_000_000

/** The name of a cookie with the tester's name, so that a person enters it only once. */
const testerCookie = "tester"

const draftOf = (run: Run, script: RunScript, tester: string): Draft => {
  const { note = "", step = null, screenshots = [], tester: recorded = tester } = resultOf(run, script) ?? {}
  return { note, step, screenshots, tester: recorded, problem: null }
}

/** Returns the next script without a result, after this one or from the beginning of the run. */
const nextOpen = (run: Run, { id }: RunScript): RunScript | undefined => {
  const index = run.scripts.findIndex((each) => each.id === id)
  return [...run.scripts.slice(index + 1), ...run.scripts.slice(0, index)].find((each) => resultOf(run, each) === null)
}

const scriptIn = (run: Run, c: Context): RunScript | undefined => run.scripts.find(({ id }) => id === c.req.param("id"))
const gone = (c: Context, run: Run) => c.text(`${runTexts[run.language].gone}\n`, 404)

const pictureOf = (store: RunStore, name: string) => {
  const bytes = store.screenshot(name)
  return bytes === null ? [] : [{ name, bytes }]
}
/** Encodes the file name, because a header allows only ASCII letters. */
const disposition = (file: string): string => `attachment; filename*=UTF-8''${encodeURIComponent(file)}`

/** Serves the pages of one run. Reads results from the file each time, because a person may edit the file during the run. */
export const createRunApp = (store: RunStore, now = Date.now): Hono => {
  const app = new Hono()
  app.use(async (c, next) => {
    // A request with a foreign host name comes from the page of another site that reaches this machine through its DNS (DNS rebinding).
    if (!isThisMachine(new URL(c.req.url).hostname)) return c.text("Not found\n", 404)
    await next()
    c.res = withSecurityHeaders(c.res)
    return undefined
  })
  app.use(csrf(), bodyLimit({ maxSize: maxFormBytes }))
  app.get("/run.css", (c) =>
    c.body(sheets.map((file) => readFileSync(inRoot(file), "utf8")).join("\n"), 200, {
      "Content-Type": "text/css; charset=utf-8",
    }),
  )
  app.get("/run.js", (c) =>
    c.body(readFileSync(inRoot("scripts/paths/run/run.js"), "utf8"), 200, {
      "Content-Type": "text/javascript; charset=utf-8",
    }),
  )
  app.get("/", (c) => c.html(renderListPage(store.read(), { status: "", area: "", ...c.req.query() })))
  app.get("/scripts/:id", (c) => {
    const run = store.read()
    const script = scriptIn(run, c)
    if (script === undefined) return gone(c, run)
    return c.html(renderScriptPage(run, script, draftOf(run, script, getCookie(c, testerCookie) ?? ""), now()))
  })
  app.post("/scripts/:id", async (c) => {
    const run = store.read()
    const script = scriptIn(run, c)
    if (script === undefined) return gone(c, run)
    const { status, images, seconds, problem, ...posted } = await parsePostedForm(await c.req.formData(), script, now())
    if (status === null || problem !== null)
      return c.html(renderScriptPage(run, script, { ...posted, problem: problem ?? "noteMissing" }, now()), 422)
    store.record(script.id, { status, ...posted, seconds, at: new Date(now()).toISOString() }, images)
    if (posted.tester === "") deleteCookie(c, testerCookie)
    else setCookie(c, testerCookie, posted.tester, { httpOnly: true, sameSite: "Strict", maxAge: 31_536_000 })
    const next = nextOpen(store.read(), script)
    return c.redirect(next === undefined ? "/" : addressOf(next.id), 303)
  })
  app.get("/screenshots/:name", (c) => {
    const name = c.req.param("name")
    const bytes = store.screenshot(name)
    return bytes === null ? c.notFound() : c.body(bytes, 200, { "Content-Type": typeOfFile(name) })
  })
  app.get("/exports/:name", (c) => {
    const name = exportNames.find((each) => each === c.req.param("name"))
    if (name === undefined) return c.notFound()
    const run = store.read()
    const { ending, type, write } = exports[name]
    const text = write(run, store.folder)
    // The archive contains the screenshots in the same folder, so that the links to them work.
    const pictures = name === "markdown" ? imagesIn(run).flatMap((image) => pictureOf(store, image)) : []
    if (pictures.length > 0)
      return c.body(createZip([{ name: `${run.name}.${ending}`, bytes: Buffer.from(text) }, ...pictures]), 200, {
        "Content-Type": "application/zip",
        "Content-Disposition": disposition(`${run.name}.zip`),
      })
    return c.body(text, 200, {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": disposition(`${run.name}.${ending}`),
    })
  })
  return app
}
