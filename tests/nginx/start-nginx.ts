import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { cp, mkdir, mkdtempDisposable, readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { findFreePort } from "#sandbox/testing/web.ts"
import { writeOrigin } from "#sandbox/write-origin.ts"
import { nginxProgram } from "#scripts/nginx.ts"
import { inRoot } from "#scripts/root.ts"
import { startServer } from "#scripts/server.ts"

const brotliModule = "/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf"
const hasBrotli = existsSync(brotliModule)

/** Fills in variables, as an operator does with envsubst. */
const filledIn = (site: string, places: Readonly<Record<string, string>>): string =>
  Object.entries(places).reduce((text, [name, value]) => text.replaceAll(`$HASHWELL_${name}`, value), site)

/** Returns the configuration around the site. All files are in one folder, and nginx runs in the foreground. */
const whole = (folder: string): string => {
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/temp/${name};`,
  )
  return `${hasBrotli ? `include ${brotliModule};` : ""}
daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { include /etc/nginx/mime.types; access_log off; ${hasBrotli ? "brotli_static on;" : ""} ${folders.join(" ")} include ${folder}/site.conf; }
`
}

/** Creates a self-signed certificate for this machine, as in docs/deploy.md. */
const certificateIn = (folder: string) => {
  const files = { CERTIFICATE: join(folder, "certificate.pem"), KEY: join(folder, "certificate.key") }
  const args = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -out ${files.CERTIFICATE} -keyout ${files.KEY}`
  execFileSync("openssl", args.split(" "), { stdio: "pipe" })
  return files
}

type NginxOptions = {
  readonly listen: string
  /** The address for TLS, if there is one. */
  readonly tls?: string
  readonly api: string
}

/** Starts nginx in front of the build and of this API, with the files of `deploy/`. */
const startNginx = async (nginx: string, { listen, tls, api }: NginxOptions) => {
  const { path: folder, remove } = await mkdtempDisposable(join(tmpdir(), "hashwell-nginx-"))
  await mkdir(join(folder, "temp"))
  // Each release has its own folder, which contains its origin, as in docs/deploy.md.
  const root = join(folder, "release")
  await cp(inRoot("dist"), root, { recursive: true })
  await writeOrigin(root, `http://${listen}`)
  const places = {
    LISTEN: listen,
    NAME: "127.0.0.1",
    TLS: join(folder, "tls*.conf"),
    ROOT: root,
    API: api,
    HEADERS: inRoot("deploy/security-headers.conf"),
  }
  await writeFile(join(folder, "site.conf"), filledIn(await readFile(inRoot("deploy/nginx.conf"), "utf8"), places))
  if (tls !== undefined) {
    // The file uses port 443, which a test cannot open, so the copy uses another port.
    const site = (await readFile(inRoot("deploy/tls.conf"), "utf8")).replace("listen 443 ", `listen ${tls} `)
    await writeFile(join(folder, "tls.conf"), filledIn(site, certificateIn(folder)))
  }
  await writeFile(join(folder, "nginx.conf"), whole(folder))
  const child = spawn(nginx, ["-e", "stderr", "-c", join(folder, "nginx.conf")], { stdio: "inherit" })
  const ended = once(child, "close")
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM")
    await ended
    await remove()
  }
  const url = `http://${listen}/`
  for (let tries = 0; tries < 50 && child.exitCode === null; tries++) {
    // A redirect counts as a response, because the site with TLS redirects plain HTTP to another URL.
    const response = await fetch(url, { redirect: "manual" }).catch(() => null)
    if (response !== null && response.status < 400) return { url, [Symbol.asyncDispose]: stop }
    await setTimeout(100)
  }
  await stop()
  throw new Error("nginx does not answer. The reason is above.")
}

const freeAddress = async (): Promise<string> => `127.0.0.1:${await findFreePort()}`

/**
 * Starts nginx twice for the build: once with a sandbox as its API, and once with an API that is stopped. The tests
 * find both by environment variables. Throws if nginx is not installed.
 */
// oxlint-disable-next-line import/no-default-export
export default async () => {
  if (nginxProgram === undefined) throw new Error("There is no nginx here.")
  await using started = new AsyncDisposableStack()
  const listen = await freeAddress()
  const sandbox = started.use(
    await startServer({ environment: { PUBLIC_ORIGIN: `http://${listen}`, FIRST_ANSWERS: "off" } }),
  )
  const nginx = started.use(await startNginx(nginxProgram, { listen, api: new URL(sandbox.url).host }))
  const tls = await freeAddress()
  const stopped = { listen: await freeAddress(), tls, api: await freeAddress() }
  const alone = started.use(await startNginx(nginxProgram, stopped))
  Object.assign(process.env, {
    E2E_URL: nginx.url,
    E2E_DIRECT: sandbox.url,
    E2E_PLAIN: alone.url,
    E2E_TLS: `https://${tls}/`,
    E2E_BROTLI: hasBrotli ? "1" : "",
  })
  const running = started.move()
  return () => running.disposeAsync()
}
