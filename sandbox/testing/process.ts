import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { getRequestListener } from "@hono/node-server"
import { createSandbox } from "#sandbox/app.ts"

// Starts a sandbox on a shared database, in a separate process: `node process.ts <url> <schema>`. Prints its origin, and ends when its
// input ends.
const [url = "", schema = ""] = process.argv.slice(2)
const sandbox = await createSandbox({ database: { url, schema } })
const listener = getRequestListener((request) => sandbox.fetch(request))
const server = createServer((request, response) => void listener(request, response)).listen(0, "127.0.0.1", () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
)
process.stdin.resume().once("end", () => {
  server.close()
  server.closeAllConnections()
  void sandbox.close()
})
