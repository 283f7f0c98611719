import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import {
  checkDatabaseUrl,
  describeListenFailure,
  describeOpenFailure,
  prepareFolder,
  StartFailure,
} from "./start-failures.ts"

const failureWith = (code: string) => Object.assign(new Error("system message"), { code })

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "hashwell-start-"))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it.each([
  ["EADDRINUSE", "Port 80 is taken. Stop what uses it, or choose another one: PORT=81 npm start"],
  ["EACCES", "This user may not listen on port 80. Choose one above 1023: PORT=4173 npm start"],
  ["EADDRNOTAVAIL", "This machine has no address 10.1.1.1. Set HOST to one of its own, 0.0.0.0 for all of them."],
  ["EWHATEVER", "The server cannot listen on 10.1.1.1:80: system message."],
])("explains a port that cannot be opened: %s", (code, sentence) => {
  expect(describeListenFailure(failureWith(code), "10.1.1.1", 80)).toBe(sentence)
})

it.each([
  ["ECONNREFUSED", "No PostgreSQL server answers at db:5433/shop. Start it, or correct DATABASE_URL."],
  ["ENOTFOUND", "There is no host for db:5433/shop. Correct DATABASE_URL."],
  ["28P01", "The PostgreSQL server at db:5433/shop refuses this user or password. Correct DATABASE_URL."],
  ["3D000", "The PostgreSQL server has no database db:5433/shop. Create it with createdb, or correct DATABASE_URL."],
])("explains a PostgreSQL server that cannot be used, without the password: %s", (code, sentence) => {
  const url = "postgres://me:secret@db:5433/shop"
  expect(describeOpenFailure(failureWith(code), url)).toBe(sentence)
  // Node reports an AggregateError for a name with several addresses.
  expect(describeOpenFailure(new AggregateError([failureWith(code)]), url)).toBe(sentence)
})

it("leaves a bug to its stack trace", () => {
  expect(describeOpenFailure(new TypeError("x is not a function"), undefined)).toBe(undefined)
})

it.each(["nonsense", "https://db/shop", "/var/run"])("rejects DATABASE_URL=%s", (url) => {
  expect(() => checkDatabaseUrl(url)).toThrow(
    new StartFailure("DATABASE_URL must look like postgres://user:password@host:5432/database."),
  )
})

it("rejects a data folder that is a file or lies in one", async () => {
  const file = join(folder, "file")
  await writeFile(file, "")
  await expect(prepareFolder(file)).rejects.toThrow(
    new StartFailure(`${file} is a file. The data needs a folder: set SANDBOX_DATA.`),
  )
  await expect(prepareFolder(join(file, "data"))).rejects.toThrow(
    new StartFailure(`A part of the path ${join(file, "data")} is a file. The data needs a folder: set SANDBOX_DATA.`),
  )
})

it("rejects a data folder whose disk is full", async () => {
  await prepareFolder(join(folder, "data"))
  await expect(prepareFolder(join(folder, "data"), Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    new StartFailure(
      `The disk of ${join(folder, "data")} is full. Free some space, or choose another folder: set SANDBOX_DATA.`,
    ),
  )
})
