import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { inRoot } from "#scripts/root.ts"

/** What a reviewer decided about one picture. */
export interface Decision {
  /** "account-sign-in--ready.desktop" */
  readonly picture: string
  readonly decision: "accept" | "reject"
  readonly comment: string
}

/** Committed with the change: the rejected pictures, with comments for those who correct them. */
const commentsFile = () => inRoot("tests/visual/review.json")

const readComments = async (file = commentsFile()): Promise<readonly Decision[]> =>
  existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as readonly Decision[]) : []

/** The last decision about a picture counts; an accepted one without a comment needs no entry. */
const mergeDecisions = (recorded: readonly Decision[], made: readonly Decision[]): readonly Decision[] =>
  [...new Map([...recorded, ...made].map((each) => [each.picture, each])).values()]
    .filter(({ decision, comment }) => decision === "reject" || comment !== "")
    .toSorted((one, other) => one.picture.localeCompare(other.picture))

export const writeComments = async (made: readonly Decision[], file = commentsFile()): Promise<void> =>
  writeFile(file, `${JSON.stringify(mergeDecisions(await readComments(file), made), null, 2)}\n`)

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
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
  let finish: (decisions: readonly Decision[]) => void = () => {}
  const done = new Promise<readonly Decision[]>((resolve) => (finish = resolve))
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname
    const end = (status: number) => void response.writeHead(status).end()
    const answer = async (): Promise<void> => {
      // Another site's page can send neither JSON nor this header without being asked first.
      if (request.method === "POST" && request.headers["content-type"] !== "application/json") return end(415)
      if (request.method === "POST" && path === "/done") {
        end(204)
        server.close()
        server.closeIdleConnections()
        return finish(made)
      }
      if (request.method === "POST" && path === "/decision") {
        const decision = JSON.parse(await bodyOf(request)) as Decision
        if (!pictures.includes(decision.picture)) return end(404)
        await take(decision)
        made.push(decision)
        return end(204)
      }
      const name = path === "/" ? "index.html" : path.slice(1)
      const isOwn = name === "index.html" || pictures.some((picture) => name.startsWith(`${picture}.`))
      if (!isOwn || name.includes("/") || !existsSync(join(folder, name))) return end(404)
      response.writeHead(200, { "Content-Type": name.endsWith(".png") ? "image/png" : "text/html; charset=utf-8" })
      response.end(await readFile(join(folder, name)))
    }
    answer().catch(() => end(400))
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, done }
}
