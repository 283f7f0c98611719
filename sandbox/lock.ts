import { createHash } from "node:crypto"
import { rm } from "node:fs/promises"
import { connect, createServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

/** A socket, not a file with a process id in it: the system takes it back however the owner ends. */
const socketOf = (folder: string): string => {
  const name = `hashwell-${createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 16)}`
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

const listenOn = (path: string): Promise<Server | undefined> =>
  new Promise((done, failed) => {
    const server = createServer((socket) => socket.destroy())
    server.once("error", (failure: NodeJS.ErrnoException) =>
      failure.code === "EADDRINUSE" ? done(undefined) : failed(failure),
    )
    server.listen(path, () => done(server.unref()))
  })

const isAlive = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(path)
    socket.once("connect", () => {
      socket.destroy()
      done(true)
    })
    socket.once("error", () => done(false))
  })

export type Lock = { readonly release: () => Promise<void> }

/** One process at a time may open an embedded database: two would overwrite each other's pages. */
export const lock = async (folder: string): Promise<Lock> => {
  const path = socketOf(folder)
  let server = await listenOn(path)
  if (server === undefined && !(await isAlive(path))) {
    await rm(path, { force: true })
    server = await listenOn(path)
  }
  if (server === undefined) {
    throw new Error(`The data in ${folder} is open in another process. Stop it, or choose another folder: SANDBOX_DATA`)
  }
  const owned = server
  return { release: () => new Promise((done) => owned.close(() => done())) }
}
