import { expect, it } from "vitest"
import { hostName, readPublicOrigin } from "./public-origin.ts"

it.each([
  [{}, "http://localhost:4173"],
  [{ PORT: "5000" }, "http://localhost:5000"],
  [{ PORT: "5000", PUBLIC_ORIGIN: "https://hashwell.example" }, "https://hashwell.example"],
  [{ PUBLIC_ORIGIN: "https://hashwell.example:8443/" }, "https://hashwell.example:8443"],
])("derives from %o the public origin %s", (environment, origin) => {
  expect(readPublicOrigin(environment)).toBe(origin)
})

it.each([
  ["127.0.0.1", "localhost"],
  ["0.0.0.0", "0.0.0.0"],
  ["::1", "[::1]"],
])("opens a server that listens on %s at %s", (address, name) => {
  expect(hostName(address)).toBe(name)
})

it.each([
  "hashwell.example",
  "//hashwell.example",
  "https://hashwell.example/shop",
  "https://me@hashwell.example",
  "ftp://hashwell.example",
  "javascript:x",
])("rejects %s as an origin", (value) => {
  expect(() => readPublicOrigin({ PUBLIC_ORIGIN: value })).toThrow(`not "${value}"`)
})
