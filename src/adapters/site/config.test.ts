import { readFileSync } from "node:fs"
import { Effect, Result } from "effect"
import { expect, it } from "vitest"
import { brand } from "#brand/brand.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { defaultConfig } from "#domain/site/config.ts"
import { extensions } from "#domain/site/extensions.ts"
import { sandboxSettings } from "#sandbox/settings.ts"
import { loadConfig } from "./config.ts"

const load = (answer: () => Promise<Response>) => Effect.runPromise(Effect.result(loadConfig(answer)))

it("reads the settings of the site", async () => {
  expect(await load(() => Promise.resolve(Response.json({ adSource: "news" })))).toEqual(
    Result.succeed({ ...defaultConfig, adSource: "news" }),
  )
})

it("reads the defaults from the file of the build", async () => {
  const shipped = readFileSync(new URL("../../../public/config.json", import.meta.url), "utf8")
  expect(JSON.parse(shipped)).toEqual(defaultConfig)
  expect(await load(() => Promise.resolve(new Response(shipped)))).toEqual(Result.succeed(defaultConfig))
})

it("reads the sandbox's additions, which are absent from the file of the build", async () => {
  const shipped = readFileSync(new URL("../../../public/config.json", import.meta.url), "utf8")
  const served = (environment: Parameters<typeof sandboxSettings>[0]) =>
    load(() => Promise.resolve(new Response(sandboxSettings(environment)(shipped)))).then(Result.getOrThrow)
  const { sandbox, extensions: offered } = await served({})
  expect(offered).toEqual(extensions)
  for (const environment of [{ SANDBOX_HINTS: "off" }, { NODE_ENV: "production" }]) {
    const { company, operations, risks, support, partnerTerms, ...rest } = await served({
      ...environment,
      SANDBOX_EXTENSIONS: "",
    })
    expect({ ...rest, company: null, operations: null, risks: null, support: null, partnerTerms: null }).toEqual(
      defaultConfig,
    )
    expect(operations?.machines?.count).toBe(5400)
    expect(company?.["en-US"]).toContain("(fictional)")
    expect(partnerTerms).toEqual({ discount: "5", reward: "5" })
    expect([risks, support]).toEqual(["/terms/risks", `mailto:${brand.support}`])
  }
  expect((await served({ SANDBOX_EXTENSIONS: "other,estimates" })).extensions).toEqual(["estimates"])
  expect(Object.keys(sandbox!.fields)).toEqual([
    "voucherPin",
    "confirmationCode",
    "promoCode",
    "twoFactor",
    "btcAddress",
    "ethAddress",
  ])
  for (const broken of ["{", "null", "5"]) expect(sandboxSettings({})(broken)).toBe(broken)
  const texts = [
    sandbox!.title,
    sandbox!.desk.text,
    ...Object.values(sandbox!.fields)
      .flat()
      .map(({ meaning }) => meaning),
  ]
  expect(
    texts.filter((text) => text["en-US"] === "" || text["ru-RU"] === "" || text["en-US"] === text["ru-RU"]),
  ).toEqual([])
})

it.each([
  ["answered 404", () => Promise.resolve(new Response("Not found", { status: 404 }))],
  ["JSON", () => Promise.resolve(new Response("<!doctype html>"))],
  ["adSource: Expected string", () => Promise.resolve(Response.json({ adSource: 5 }))],
])("reports what is wrong with the settings: %s", async (texts, answer) => {
  const read = await load(answer)
  expect(Result.isFailure(read) && read.failure.reason).toContain(texts)
  expect(Result.isFailure(read) && read.failure.reason).toMatch(/^\/config\.json: /)
})

it.each([
  ["offline", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["unavailable", () => Promise.resolve(new Response("", { status: 502 }))],
] as const)("can be loaded again after the failure “%s”", async (reason, answer) => {
  expect(await load(answer)).toEqual(Result.fail(callFailed(reason)))
})
