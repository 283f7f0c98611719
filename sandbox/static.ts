import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { extname, join, relative, sep } from "node:path"
import type { InlineHashes } from "./headers.ts"

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
}

export type Packing = "br" | "gzip"
/** A compressed copy, or a function that creates the copy at the first request. */
export type Packed = Buffer | (() => Promise<Buffer>)
export type File = {
  readonly type: string
  readonly tag: string
  readonly content: Buffer
  readonly packed: Readonly<Partial<Record<Packing, Packed>>>
  readonly hashes: InlineHashes
}

/** All files of a build by URL path. A request can reach nothing outside this map. */
export type Files = ReadonlyMap<string, File>

const hashesIn = (html: string, opening: RegExp, closing: string): readonly string[] =>
  html
    .split(closing)
    .slice(0, -1)
    .flatMap((part) => {
      const tag = opening.exec(part)
      if (tag === null) return []
      const text = part.slice(tag.index + tag[0].length)
      return [`'sha256-${createHash("sha256").update(text).digest("base64")}'`]
    })

/** Returns hashes of a page's inline scripts and styles, which the policy must allow. */
export const hashesOf = (html: string): InlineHashes => ({
  scripts: hashesIn(html, /<script(?: data-[^<>]*)?>/, "</script>"),
  styles: hashesIn(html, /<style(?: data-[^<>]*)?>/, "</style>"),
})

const none: InlineHashes = { scripts: [], styles: [] }

const listFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const addressOf = (folder: string, path: string): string => `/${relative(folder, path).split(sep).join("/")}`

export const fileOf = (address: string, content: Buffer, packed: File["packed"] = {}): File => {
  const type = contentTypes[extname(address)] ?? "application/octet-stream"
  const tag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`
  return { type, tag, content, packed, hashes: type.startsWith("text/html") ? hashesOf(content.toString()) : none }
}

/** Reads the files of a build that have a known type, each with its compressed copies. */
export const readFiles = async (folder: string): Promise<Files> => {
  const contents = new Map<string, Buffer>()
  for (const path of await listFiles(folder)) contents.set(addressOf(folder, path), await readFile(path))
  const files = new Map<string, File>()
  for (const [address, content] of contents) {
    // The server does not serve the build's notes (.vite/), nor the compressed copies under their own paths.
    if (!(extname(address) in contentTypes) || address.startsWith("/.")) continue
    const [br, gzip] = [contents.get(`${address}.br`), contents.get(`${address}.gz`)]
    files.set(address, fileOf(address, content, { ...(br && { br }), ...(gzip && { gzip }) }))
  }
  return files
}

/** Returns the best compression that the client accepts: brotli first, and none that the client refuses with `q=0`. */
const choosePacking = (accepts: string | null, offered: readonly Packing[]): Packing | undefined => {
  const accepted = new Map(
    (accepts ?? "").split(",").map((part) => {
      const [name = "", ...options] = part.split(";").map((word) => word.trim().toLowerCase())
      return [name, !options.some((option) => /^q=0(\.0*)?$/.test(option))] as const
    }),
  )
  const preferred = (["br", "gzip"] as const).filter((packing) => offered.includes(packing))
  return preferred.find((packing) => accepted.get(packing) ?? accepted.get("*") ?? false)
}

export const contentOf = ({ content, packed }: File, packing?: Packing): Buffer | Promise<Buffer> => {
  const copy = (packing && packed[packing]) ?? content
  return typeof copy === "function" ? copy() : copy
}

const hashed = (address: string): boolean => address.startsWith("/assets/")

/**
 * Sends a file in the best compression that the client accepts, or 304 if the client has this version. Browsers keep a file in /assets/ for
 * a year, because its name changes with its content.
 */
export const sendFile = async (file: File, address: string, request: Request): Promise<Response> => {
  const offered = Object.keys(file.packed) as Packing[]
  const packing = choosePacking(request.headers.get("Accept-Encoding"), offered)
  const tag = packing === undefined ? file.tag : file.tag.replace(/"$/, `-${packing}"`)
  const headers = new Headers({
    "Content-Type": file.type,
    "Cache-Control": hashed(address) ? "public, max-age=31536000, immutable" : "no-cache",
    ETag: tag,
  })
  if (offered.length > 0) headers.set("Vary", "Accept-Encoding")
  if (request.headers.get("If-None-Match") === tag) return new Response(null, { status: 304, headers })
  const content = await contentOf(file, packing)
  if (packing !== undefined) headers.set("Content-Encoding", packing)
  headers.set("Content-Length", String(content.length))
  return new Response(request.method === "HEAD" ? null : new Uint8Array(content), { headers })
}
