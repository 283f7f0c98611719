import { Hono } from "hono"
import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { inRoot } from "#scripts/root.ts"
import { serveFolder } from "./serve.ts"

/** What a reviewer decided about one picture. */
export interface Decision {
  /** "account-sign-in--ready.desktop" */
  readonly picture: string
  readonly decision: "accept" | "reject"
  readonly comment: string
}

/** Committed with the change: the rejected pictures, with comments for those who correct them. */
const commentsFile = inRoot("tests/visual/review.json")

/** The last decision about a picture counts; an accepted one without a comment needs no entry. */
export const writeComments = async (made: readonly Decision[], file = commentsFile): Promise<void> => {
  const recorded = existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as readonly Decision[]) : []
  const decisions = [...new Map([...recorded, ...made].map((each) => [each.picture, each])).values()]
    .filter(({ decision, comment }) => decision === "reject" || comment !== "")
    .toSorted((one, other) => one.picture.localeCompare(other.picture))
  await writeFile(file, `${JSON.stringify(decisions, null, 2)}\n`)
}

export interface Review {
  readonly url: string
  /** Resolves with all decisions once the reviewer presses "Done". */
  readonly done: Promise<readonly Decision[]>
}

/** Serves the report of `folder`; each decision is taken at once. */
export const serveReview = async (
  folder: string,
  pictures: readonly string[],
  take: (decision: Decision) => Promise<void>,
): Promise<Review> => {
  const made: Decision[] = []
  const { promise: done, resolve: finish } = Promise.withResolvers<readonly Decision[]>()
  const app = new Hono()
  // Another site's page can send neither JSON nor this header without being asked first.
  app.post("*", (c, next) =>
    c.req.header("Content-Type") === "application/json" ? next() : Promise.resolve(c.body(null, 415)),
  )
  app.post("/decision", async (c) => {
    const decision = await c.req.json<Decision>()
    if (!pictures.includes(decision.picture)) return c.body(null, 404)
    await take(decision)
    made.push(decision)
    return c.body(null, 204)
  })
  app.post("/done", (c) => {
    finish(made)
    return c.body(null, 204)
  })
  const { port, stop } = await serveFolder(folder, app)
  return { url: `http://127.0.0.1:${port}/`, done: done.finally(stop) }
}
