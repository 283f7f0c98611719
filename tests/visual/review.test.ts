import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { fontProblem } from "#scripts/visual/fonts.ts"
import { serveReview, writeComments, type Decision } from "#scripts/visual/review.ts"

const reject: Decision = { picture: "a--ready.phone", decision: "reject", comment: "cut off at 200 %" }
const accept: Decision = { picture: "a--ready.desktop", decision: "accept", comment: "" }

it("serves the report, takes each decision at once and all of them at the end", async () => {
  const folder = await mkdtemp(join(tmpdir(), "review-"))
  await writeFile(join(folder, "index.html"), "the report")
  await writeFile(join(folder, "a--ready.phone.after.png"), "a picture")
  const taken: Decision[] = []
  const { url, done } = await serveReview(
    folder,
    [reject.picture, accept.picture],
    async (each) => void taken.push(each),
  )
  const post = async (path: string, body: object, type = "application/json") =>
    (await fetch(url + path, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": type } })).status
  expect(await (await fetch(url)).text()).toBe("the report")
  expect((await fetch(`${url}a--ready.phone.after.png`)).headers.get("Content-Type")).toBe("image/png")
  expect((await fetch(`${url}b--ready.phone.after.png`)).status).toBe(404)
  expect(await post("decision", reject)).toBe(204)
  expect(await post("decision", { ...reject, picture: "another" })).toBe(404)
  expect(await post("decision", accept, "text/plain")).toBe(415)
  expect(await post("decision", accept)).toBe(204)
  expect(taken).toEqual([reject, accept])
  expect(await post("done", {})).toBe(204)
  expect(await done).toEqual([reject, accept])
  await rm(folder, { recursive: true })
})

it("records rejected pictures and comments, the last decision of each picture", async () => {
  const folder = await mkdtemp(join(tmpdir(), "review-"))
  const file = join(folder, "review.json")
  await writeComments([reject, accept], file)
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual([reject])
  await writeComments(
    [
      { ...reject, decision: "accept", comment: "" },
      { ...accept, comment: "nicer" },
    ],
    file,
  )
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual([{ ...accept, comment: "nicer" }])
  await rm(folder, { recursive: true })
})

it("says when this machine has other fonts", () => {
  const accepted = {
    "system-ui, sans-serif": [1200, 76, 14],
    'ui-monospace, "Cascadia Mono", "Liberation Mono", monospace': [1300, 73, 20],
  }
  expect(fontProblem(accepted, accepted)).toBe(null)
  expect(fontProblem(accepted, { ...accepted, "system-ui, sans-serif": [1150, 76, 14] })).toContain(
    "Install DejaVu Sans",
  )
  // As wide, but lower.
  expect(fontProblem(accepted, { ...accepted, "system-ui, sans-serif": [1200, 72, 14] })).toContain(
    "Install DejaVu Sans",
  )
})
