import { secured } from "./headers.ts"
import type { Sandbox } from "./app.ts"
import { type Files, sendFile } from "./static.ts"

const text = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(`${message}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8", ...headers } })

const belongsToSandbox = (path: string): boolean => /^\/(api|sandbox|wp-admin)(\/|$)/.test(path)

/** An address of a file, not of a page: it must never be answered with a page. */
const looksLikeFile = (path: string): boolean => path.startsWith("/assets/") || /\.[a-z0-9]{1,12}$/i.test(path)

const serveFile = (files: Files, path: string, request: Request): Response => {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return text(405, "Method not allowed", { Allow: "GET, HEAD" })
  }
  const address = path === "/" ? "/index.html" : path
  const file = files.get(address)
  if (file !== undefined) return sendFile(file, address, request)
  // The pages' addresses are known to the application only; it says itself that there is no such page.
  const page = files.get("/index.html")
  if (looksLikeFile(path) || page === undefined) return text(404, "Not found")
  return sendFile(page, "/index.html", request)
}

const serveSandbox = async (sandbox: Sandbox, request: Request): Promise<Response> => {
  const response = await sandbox.fetch(request)
  if (response.headers.has("Cache-Control")) return response
  const answer = new Response(response.body, response)
  answer.headers.set("Cache-Control", "no-store")
  return answer
}

type Site = {
  readonly files: Files
  readonly sandbox: () => Promise<Sandbox>
  readonly report: (failure: unknown) => void
}

/** The whole of `npm start` as one function: the built application, the API beside it, and the headers on both. */
export const createSite = ({ files, sandbox, report }: Site) => async (request: Request): Promise<Response> => {
  try {
    const path = new URL(request.url).pathname
    if (belongsToSandbox(path)) return secured(await serveSandbox(await sandbox(), request))
    return secured(serveFile(files, path, request))
  } catch (failure) {
    report(failure)
    return secured(text(500, "Something went wrong"))
  }
}
