// cspell:words nsenter nsswitch privs rbind regid resolv reuid rprivate setpriv
import { spawn } from "node:child_process"
import { chmod, mkdir, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

const project = resolve(import.meta.dirname, "../..")

/** Returns the steps of the Dockerfile's last stage, which builds the image: `["RUN", "npm ci …"]`. */
const steps = async (): Promise<readonly (readonly [word: string, rest: string])[]> => {
  const text = await readFile(join(project, "Dockerfile"), "utf8")
  const defaults = new Map([...text.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name = "", value = ""]) => [name, value]))
  const last =
    text
      .replaceAll(/\\\n\s*/g, "")
      .replaceAll(/\$(\w+)/g, (whole, name: string) => defaults.get(name) ?? whole)
      .split(/^FROM .*$/m)
      .at(-1) ?? ""
  return [...last.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, word = "", rest = ""]) => [word, rest])
}

/** Returns shell commands that build the base of the image from this machine: its programs, its Node, and the user `node`. */
const base = (root: string): readonly string[] => [
  "mount --make-rprivate /",
  `mount --bind ${root} ${root}`,
  `cd ${root}`,
  "mkdir -p usr etc proc dev tmp root base",
  "for name in bin sbin lib lib64; do [ -L /$name ] && cp -a /$name .; done",
  "mount --bind -o ro /usr usr && mount --rbind /dev dev && mount -t proc proc proc",
  "mkdir -p etc/ssl && cp -rL /etc/ssl/certs etc/ssl/ && cp -L /etc/resolv.conf /etc/hosts /etc/nsswitch.conf etc/",
  `printf '%s\\n' root:x:0:0::/root:/bin/sh node:x:1000:1000::/tmp:/bin/sh >etc/passwd`,
  `printf '%s\\n' root:x:0: node:x:1000: >etc/group`,
  `cp ${process.execPath} base/node`,
  "export PATH=/base:$PATH HOME=/root",
]

const unquote = (list: string): string =>
  (JSON.parse(list) as readonly string[]).map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(" ")

const asNode = "setpriv --reuid 1000 --regid 1000 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all"

/** Returns one step as shell commands that run outside the image. */
const line = (root: string, [word, rest]: readonly [string, string]): readonly string[] => {
  if (word === "ENV") return [`export ${rest}`]
  if (word === "WORKDIR") return [`mkdir -p ${root}${rest}`]
  if (word === "RUN") return [`chroot ${root} sh -ec 'cd /app && ${rest}' >&2`]
  if (word !== "COPY") return []
  const [, from = "", to = ""] = /^(?:--from=build \/app\/)?(.*) \.\/(\S*)$/.exec(rest) ?? []
  return from.split(" ").map((name) => `cp -r ${project}/${name} ${root}/app/${to}`)
}

/**
 * Runs the image's steps in a folder of this machine, and its command as compose.yaml does: on a read-only file system, as `node`, without
 * capabilities. Docker's network and seccomp are not emulated, and this machine's Debian and Node replace the base image.
 */
export const runImage = async (environment: Readonly<Record<string, string>>) => {
  const root = await mkdtemp(join(tmpdir(), "hashwell-image-"))
  await chmod(root, 0o755)
  await mkdir(join(root, "app"))
  const all = await steps()
  const [, command = ""] = all.find(([word]) => word === "CMD") ?? []
  if (!all.some(([word, user]) => word === "USER" && user === "node")) throw new Error("The image must run as node")
  const [, health = ""] = all.find(([word]) => word === "HEALTHCHECK") ?? []
  const script = [
    ...base(root),
    ...all.flatMap((step) => line(root, step)),
    ...Object.entries(environment).map(([name, value]) => `export ${name}=${value}`),
    // Mounts a folder at /data, because the Dockerfile declares a volume there and everything else is read-only.
    "mkdir data.volume && chown 1000:1000 data.volume && mount --bind data.volume data",
    `mount -o remount,bind,ro ${root} && mount -t tmpfs tmpfs tmp && cd /`,
    `exec chroot ${root} ${asNode} sh -c "cd /app && exec ${unquote(command)}"`,
  ].join("\n")
  const child = spawn("unshare", ["--mount", "bash", "-ec", script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATABASE_URL: "" },
  })
  const ended = new Promise<void>((done) => void child.once("close", () => done()))
  return {
    output: child.stdout,
    pid: child.pid ?? 0,
    ended,
    /** Runs a program in the running image and returns its exit code. */
    inside: (program: string) =>
      new Promise<number | null>((done) => {
        const args = ["--target", String(child.pid), "--mount", "--root", "sh", "-c", program]
        spawn("nsenter", args, {
          stdio: "ignore",
          env: { PATH: "/base:/usr/bin:/bin", ...environment },
        }).once("close", done)
      }),
    asNode: (program: string) => `${asNode} ${program}`,
    health: unquote(health.slice(health.indexOf("["))),
    remove: async () => {
      child.kill("SIGTERM")
      await ended
      await rm(root, { recursive: true, force: true })
    },
  }
}
