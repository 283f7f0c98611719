// cspell:words pipefail setpriv reuid regid rprivate
import { execFile, execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, it } from "vitest"

const root = join(import.meta.dirname, "../..")
const page = await readFile(join(root, "docs/deploy.md"), "utf8")

/** Returns the commands of a section, as blocks of lines. A continued line counts as one line. */
const blocksOf = (title: string): readonly (readonly string[])[] =>
  ((page.split(`\n## ${title}\n`)[1] ?? "").split("\n## ")[0]?.match(/(?:^ {4}.+\n)+/gm) ?? []).map((block) =>
    block
      .replaceAll(/\\\n/g, "")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  )
const blockWith = (title: string, text: string): readonly string[] => {
  const found = blocksOf(title).filter((block) => block.some((line) => line.includes(text)))
  if (found.length !== 1) throw new Error(`docs/deploy.md, "${title}": ${found.length} blocks with ${text}`)
  return found[0]!
}

/** Another API with a different clock, whose response contains the request that the API received. */
const otherApi = `
require("node:http").createServer(({ method, url, headers }, response) => {
  const date = "Thu, 01 Jan 2026 00:00:00 GMT"
  response.writeHead(200, { "Content-Type": "application/json", "X-Request-Id": "1", "Cache-Control": "no-store", Date: date })
  response.end(JSON.stringify({ method, url, host: headers.host, client: headers["x-forwarded-for"], token: headers.authorization }))
}).listen(8080, "127.0.0.1")`

/**
 * Returns commands that isolate a machine: folders that the lines write to are copies, no other machine is reachable, and the name resolves
 * to this machine.
 */
const machine = (folder: string): readonly string[] => [
  "set -euo pipefail",
  "mount --make-rprivate / && ip link set lo up",
  `cp -a /etc ${folder}/etc && mount --bind ${folder}/etc /etc`,
  "for place in /srv /run /var/log/nginx /var/lib; do mount -t tmpfs tmpfs $place; done",
  "mkdir -p /var/lib/nginx /etc/systemd/system",
  `export PATH=${join(process.execPath, "..")}:$PATH`,
  "nginx",
  `node ${folder}/api.cjs & `,
  // The test covers neither network nor compiler, so every release uses the build of this folder.
  `git() { local to="\${@: -1}"; mkdir -p $to && cp -r ${root}/{package.json,sandbox,brand,deploy,dist} $to && ln -s ${root}/node_modules $to; }`,
  "npm() { :; }",
  // Replacements for the parts of systemd that the lines use.
  "file_of() { local file=/etc/systemd/system/$1.service; [ -e $file ] || file=${file%%@*}@.service; echo $file; }",
  'valuesOf() { sed -n "s/^$1=//p" $(file_of $2) | sed "s/%i/${2#*@}/g"; }',
  "end_unit() { local id=$(cat /run/$1.pid); kill $id; while kill -0 $id 2>/dev/null; do sleep 0.1; done; }",
  `begin_unit() {
    ( cd $(valuesOf WorkingDirectory $1)
      exec env -i PATH=$PATH $(valuesOf Environment $1) $(cat $(valuesOf EnvironmentFile $1)) \\
        setpriv --reuid $(valuesOf User $1) --regid $(valuesOf User $1) --clear-groups $(valuesOf ExecStart $1)
    ) >>/run/$1.log 2>&1 &
    echo $! >/run/$1.pid
  }`,
  `systemctl() {
    local word=$1; shift
    for unit in "$@"; do
      [[ $unit == hashwell* ]] || continue
      if [ $word != enable ]; then end_unit $unit; fi
      if [ $word != disable ]; then begin_unit $unit; fi
    done
  }`,
]

const newServer = "A new server"
const api = "http://127.0.0.1:8080"
const curl = "curl --silent --cacert $HASHWELL_CERTIFICATE https://$HASHWELL_NAME"
/** Returns a command that records a fact for the test. */
const reportFact = (fact: string, command: string) => `echo "${fact}=$(${command})" >&3`

const script = (folder: string): readonly string[] => {
  const [clone = ""] = blockWith(newServer, "export HASHWELL_NAME").filter((line) => line.startsWith("export"))
  const service = blockWith(newServer, "useradd")
  const environment = blockWith("With another API", "API_ORIGIN").map((line) =>
    line.replace("https://api.example", api),
  )
  const nginx = blockWith(newServer, "HASHWELL_LISTEN=80")
  const processes = blockWith("Scaling", "hashwell@.service")
  const restarts = blockWith("Scaling", "for PORT")
  const next = blockWith(newServer, "HASHWELL_BEFORE")
  return [
    ...machine(folder),
    clone,
    "echo 127.0.0.1 $HASHWELL_NAME >>/etc/hosts",
    ...blockWith(newServer, "export HASHWELL_NAME").filter((line) => !line.startsWith("export")),
    ...service.flatMap((line) => (line.startsWith("printf") ? environment : [line])),
    ...nginx,
    "sleep 1",
    reportFact("http", "curl --silent http://$HASHWELL_NAME/api/v1/products?code=A"),
    ...blockWith(newServer, "HASHWELL_CERTIFICATE"),
    "sleep 1",
    reportFact("redirect", "curl --silent --output /dev/null --write-out '%{redirect_url}' http://$HASHWELL_NAME/buy"),
    ...processes,
    ...nginx.filter((line) => line.startsWith("envsubst") || line.startsWith("nginx")),
    "sleep 1",
    reportFact(
      "metrics",
      "for port in 14173 14174; do curl --silent http://127.0.0.1:$port/metrics | grep -c '^process_start_time_seconds'; done",
    ),
    reportFact("call", `${curl}/api/v1/profile --header 'Authorization: Bearer token'`),
    reportFact("headers", `${curl}/api/v1/products --dump-header - --output /dev/null`),
    'echo \'{"extensions":["history"]}\' >$HASHWELL_ROOT/config.json && echo old >$HASHWELL_ROOT/assets/old.txt',
    "touch /run/asking",
    `( while [ -e /run/asking ]; do ${curl}/api/v1/products --output /dev/null --write-out '%{http_code}\\n' || true; done >/run/codes ) & ASKING=$!`,
    ...next.flatMap((line) => (line.includes("restart") ? restarts : line.includes("/readyz") ? [] : [line])),
    "sleep 1 && rm /run/asking && wait $ASKING",
    reportFact("codes", "sort /run/codes | uniq | paste -sd ' '"),
    reportFact("settings", `${curl}/config.json`),
    reportFact("asset", `${curl}/assets/old.txt`),
    reportFact("page", `${curl}/ --output /dev/null --write-out '%{http_code}'`),
    reportFact("folder", "readlink /proc/$(cat /run/hashwell@4174.pid)/cwd"),
  ]
}

const has = (program: string) => existsSync(`/usr/bin/${program}`) || existsSync(`/usr/sbin/${program}`)
const isReady =
  process.getuid?.() === 0 && ["unshare", "nginx", "openssl", "envsubst"].every(has) && existsSync(join(root, "dist"))

it.skipIf(!isReady)(
  "the commands of docs/deploy.md deploy a server in front of another API, and its next release (needs root, nginx and a build)",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "hashwell-deploy-"))
    try {
      await writeFile(join(folder, "api.cjs"), otherApi)
      await writeFile(join(folder, "script.sh"), script(folder).join("\n"))
      const text = [
        "--mount",
        "--net",
        "--pid",
        "--fork",
        "--mount-proc",
        "--kill-child",
        "bash",
        join(folder, "script.sh"),
      ]
      const { stdout } = await promisify(execFile)("bash", [
        "-c",
        `unshare ${text.join(" ")} 3>&1 >${folder}/log 2>&1`,
      ]).catch(async (failure: unknown) => {
        throw new Error(await readFile(join(folder, "log"), "utf8"), { cause: failure })
      })
      const facts = new Map(
        [...stdout.matchAll(/^(\w+)=([^]*?)(?=^\w+=|$(?![^]))/gm)].map(([, key, value = ""]) => [key, value.trim()]),
      )
      const factOf = (fact: string) => JSON.parse(facts.get(fact) ?? "null") as unknown
      const client = "127.0.0.1"
      expect(factOf("http")).toEqual({ method: "GET", url: "/api/v1/products?code=A", host: new URL(api).host, client })
      expect(factOf("call")).toEqual({
        method: "GET",
        url: "/api/v1/profile",
        host: new URL(api).host,
        client,
        token: "Bearer token",
      })
      expect(facts.get("redirect")).toBe("https://hashwell.example/buy")
      expect(facts.get("metrics")).toBe("1\n1")
      expect(facts.get("headers")?.toLowerCase()).toContain("strict-transport-security: max-age=31536000")
      // The response has the API's date and not nginx's, because countdowns follow the clock of the API.
      expect(facts.get("headers")?.match(/^date: .*$/gim)).toEqual(["date: Thu, 01 Jan 2026 00:00:00 GMT"])
      // A process that is stopping may refuse requests on connections that are already open.
      expect(facts.get("codes")).toMatch(/^200( 503)?$/)
      expect(factOf("settings")).toEqual({ extensions: ["history"] })
      expect({ asset: facts.get("asset"), page: facts.get("page"), folder: facts.get("folder") }).toEqual({
        asset: "old",
        page: "200",
        folder: "/srv/hashwell/app",
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  180_000,
)

it("bash can read every block of commands in docs/deploy.md", () => {
  const blocks = [...page.matchAll(/(?:^ {4}.+\n)+/gm)]
    .map(([block]) => block)
    .filter((block) => !/^ {4}(upstream|NODE_IMAGE)/.test(block))
  for (const block of blocks) execFileSync("bash", ["-n", "-c", block])
})
