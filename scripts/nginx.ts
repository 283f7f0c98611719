import { spawn } from "node:child_process"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { startServer } from "./server.ts"

const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer().once("error", failed)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => done(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

type Places = Readonly<Record<"LISTEN" | "ROOT" | "API" | "HEADERS", string>>

/** What envsubst does for an operator. */
export const filledIn = (site: string, places: Places): string =>
  Object.entries(places).reduce((text, [name, value]) => text.replaceAll(`$HASHWELL_${name}`, value), site)

/** Around the site: everything in one folder, in the foreground. */
const whole = (folder: string): string => {
  const kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/temp/${name};`)
  return `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { include /etc/nginx/mime.types; access_log off; ${kept.join(" ")} include ${folder}/site.conf; }
`
}

const answers = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok === true) return
    await setTimeout(100)
  }
  throw new Error("nginx does not answer. The reason is above.")
}

/** The build behind nginx with the files of deploy/, before that API. */
export const startNginx = async (api: string) => {
  const folder = await mkdtemp(join(tmpdir(), "hashwell-nginx-"))
  await mkdir(join(folder, "temp"))
  const listen = `127.0.0.1:${await freePort()}`
  const places = { LISTEN: listen, ROOT: inRoot("dist"), API: api, HEADERS: inRoot("deploy/security-headers.conf") }
  await writeFile(join(folder, "site.conf"), filledIn(await readFile(inRoot("deploy/nginx.conf"), "utf8"), places))
  await writeFile(join(folder, "nginx.conf"), whole(folder))
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf")], { stdio: ["ignore", "inherit", "inherit"] })
  const ended = new Promise<void>((done, failed) => void child.once("error", failed).once("close", () => done()))
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM")
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://${listen}/`
  await Promise.race([answers(url), ended])
  return { url, stop }
}

if (import.meta.main) {
  const sandbox = await startServer()
  const nginx = await startNginx(new URL(sandbox.url).host)
  const words = process.argv.slice(2)
  try {
    process.exitCode = await run("playwright", ["test", ...(words.length > 0 ? words : ["purchase", "--project", "en-US"])], {
      E2E_URL: nginx.url, E2E_REPORT: inRoot("reports/nginx.json"),
    })
  } finally {
    await nginx.stop()
    await sandbox.stop()
  }
}
