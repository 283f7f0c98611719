import { execFile } from "node:child_process"
import { once } from "node:events"
import { createServer, type AddressInfo } from "node:net"
import { join } from "node:path"
import { expect, it } from "vitest"

type End = { readonly code: unknown; readonly output: string; readonly complaint: string }

const start = (environment: Readonly<Record<string, string>>): Promise<End> =>
  new Promise((done) => {
    const env = { PATH: process.env["PATH"], ...environment }
    execFile(process.execPath, [join(import.meta.dirname, "serve.ts")], { env }, (failure, output, complaint) =>
      done({ code: failure?.code, output, complaint }),
    )
  })

it("reports that its port is taken, and how to choose another", async () => {
  const other = createServer().listen(0, "127.0.0.1")
  await once(other, "listening")
  const { port } = other.address() as AddressInfo
  const end = await start({ PORT: String(port) })
  other.close()
  expect(end).toEqual({
    code: 1,
    output: "",
    complaint: `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start\n`,
  })
})

it("does not start in production without confirmation", async () => {
  expect(await start({ NODE_ENV: "production", PORT: "0" })).toEqual({
    code: 1,
    output: "",
    complaint:
      "The sandbox hands out test money and does not start with NODE_ENV=production. " +
      "To insist: SANDBOX_IN_PRODUCTION=1.\n",
  })
})

it.each(["api.example", "https://api.example/v1", "ftp://api.example"])("refuses API_ORIGIN=%s", async (origin) => {
  const complaint = `API_ORIGIN must be an origin like https://api.example, not "${origin}".\n`
  expect(await start({ API_ORIGIN: origin, PORT: "0" })).toEqual({ code: 1, output: "", complaint })
})

it.each(["shop.example", "https://shop.example/path"])("refuses PUBLIC_ORIGIN=%s", async (origin) => {
  const complaint = `PUBLIC_ORIGIN must be an origin like https://shop.example, not "${origin}".\n`
  expect(await start({ PUBLIC_ORIGIN: origin, PORT: "0" })).toEqual({ code: 1, output: "", complaint })
})

it.each(["9464", "127.0.0.1:x", "127.0.0.1:70000"])("refuses METRICS_ADDRESS=%s", async (address) => {
  const complaint = `METRICS_ADDRESS must be an address like 127.0.0.1:9464, not "${address}".\n`
  expect(await start({ METRICS_ADDRESS: address, PORT: "0" })).toEqual({ code: 1, output: "", complaint })
})

it.each(["abc", "70000", "-1", "80.5"])("refuses PORT=%s", async (port) => {
  const complaint = `PORT must be a number from 0 to 65535, not "${port}".\n`
  expect(await start({ PORT: port })).toEqual({ code: 1, output: "", complaint })
})
