import { expect, it } from "vitest"
import { hostName, publicOrigin } from "./public-origin.ts"

it.each([
  [{}, "http://localhost:4173"],
  [{ PORT: "5000" }, "http://localhost:5000"],
  [{ PORT: "5000", PUBLIC_ORIGIN: "https://hashwell.example" }, "https://hashwell.example"],
  [{ PUBLIC_ORIGIN: "https://hashwell.example:8443/" }, "https://hashwell.example:8443"],
])("%o is found at %s", (environment, origin) => {
  expect(publicOrigin(environment)).toBe(origin)
})

it.each([
  ["127.0.0.1", "localhost"],
  ["0.0.0.0", "0.0.0.0"],
  ["::1", "[::1]"],
])("listening on %s, the server is opened at %s", (address, name) => {
  expect(hostName(address)).toBe(name)
})

it.each([
  "hashwell.example",
  "//hashwell.example",
  "https://hashwell.example/shop",
  "https://me@hashwell.example",
  "ftp://hashwell.example",
  "javascript:x",
])("%s is not an origin", (value) => {
  expect(() => publicOrigin({ PUBLIC_ORIGIN: value })).toThrow(`not "${value}"`)
})
