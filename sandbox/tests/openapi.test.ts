import { execFile } from "node:child_process"
import { mkdir, writeFile } from "node:fs/promises"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { createConfig, lintFromString } from "@redocly/openapi-core"
import { expect, test } from "vitest"
import { createApi, createApiDocument } from "#sandbox/api.ts"
import type { Schema } from "#sandbox/openapi/types.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { raw, api, confirmed } = setUpSandbox()
const document = createApiDocument(createApi())

test("the sandbox serves the document", async () => {
  expect((await api("/openapi.json")).body).toEqual(document)
})

test("Redocly finds nothing wrong with the document, nor with its examples", async () => {
  const config = await createConfig({ extends: ["recommended"] })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ ruleId, message, location: [place] }) => `${ruleId}: ${message} ${place?.pointer}`)).toEqual(
    [],
  )
})

test("every operation has an id of its own, a summary, a tag, a security and described refusals", () => {
  const operations = Object.values(document.paths).flatMap((calls) => Object.values(calls))
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  const incomplete = operations.filter(
    ({ summary, tags, security, responses }) =>
      summary === "" ||
      tags.length !== 1 ||
      !Array.isArray(security) ||
      !["429", "500", "503"].every((status) => status in responses),
  )
  expect(incomplete).toEqual([])
})

test("every form is a single object, because generated clients cannot send a union field by field", () => {
  const forms = Object.values(document.paths).flatMap((calls) =>
    Object.values(calls).flatMap(({ requestBody }) => requestBody?.content["application/x-www-form-urlencoded"] ?? []),
  )
  expect(forms.map(({ schema, example }) => ({ ...schema, example }))).toEqual([
    {
      type: "object",
      properties: {
        grant_type: { type: "string", enum: ["password", "refresh_token"] },
        username: expect.objectContaining({ type: "string" }),
        password: expect.objectContaining({ type: "string" }),
        refresh_token: expect.objectContaining({ type: "string" }),
      },
      required: ["grant_type"],
      additionalProperties: false,
      example: { grant_type: "password", username: "anna@shop.example", password: "correct-horse" },
    },
  ])
})

test("no named schema is nullable, because the referring field is", () => {
  const named = Object.entries(document.components.schemas).filter(([, { type }]) => [type].flat().includes("null"))
  expect(named.map(([name]) => name)).toEqual([])
})

const run = promisify(execFile)
const root = resolve(import.meta.dirname, "../..")
const folder = resolve(root, "node_modules/.cache/api-client")

/** Supplies an older TypeScript to openapi-typescript, which needs the compiler API that TypeScript 7 no longer has. */
const olderCompiler = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module"
  const source = 'import common from "${pathToFileURL(resolve(root, "node_modules/@ts-morph/common/dist/ts-morph-common.js")).href}"; export default common.ts'
  const url = "data:text/javascript," + encodeURIComponent(source)
  registerHooks({ resolve: (name, context, next) => (name === "typescript" ? { url, shortCircuit: true } : next(name, context)) })
`)}`

const client = `
import createClient from "openapi-fetch"
import type { paths } from "./schema.ts"

export const signIn = async (fetch: (request: Request) => Promise<Response>, username: string, password: string) => {
  const client = createClient<paths>({ baseUrl: "http://localhost/api/v1", fetch })
  const signedIn = await client.POST("/token", {
    body: { grant_type: "password", username, password },
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  })
  if (!signedIn.data) return signedIn.error.code
  const headers = { Authorization: \`Bearer \${signedIn.data.access_token}\` }
  const { data } = await client.GET("/profile", { headers })
  // @ts-expect-error: a field that no profile has.
  void data?.nickname
  return data?.email
}
`

test("a client generated from the document compiles and signs in", async () => {
  await mkdir(folder, { recursive: true })
  const [json, schema, source] = ["openapi.json", "schema.ts", "client.ts"].map((name) => resolve(folder, name))
  await writeFile(json!, JSON.stringify(document))
  await writeFile(source!, client)
  const generator = resolve(root, "node_modules/openapi-typescript/bin/cli.js")
  await run(process.execPath, ["--import", olderCompiler, generator, json!, "-o", schema!])
  const tsc = resolve(root, "node_modules/typescript/bin/tsc")
  const flags = [
    "--strict",
    "--noEmit",
    "--skipLibCheck",
    "--allowImportingTsExtensions",
    "--module",
    "esnext",
    "--moduleResolution",
    "bundler",
    "--ignoreConfig",
  ]
  await run(process.execPath, [tsc, ...flags, "--target", "es2023", source!], { cwd: root })
  const { signIn } = (await import(pathToFileURL(source!).href)) as {
    readonly signIn: (fetch: unknown, username: string, password: string) => Promise<string>
  }
  const customer = await confirmed()
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url)
    const content = request.method === "POST" ? { body: await request.text() } : {}
    const { status, headers, body } = await raw(pathname, {
      method: request.method,
      headers: request.headers,
      ...content,
    })
    return new Response(JSON.stringify(body), { status, headers })
  }
  expect(await signIn(fetch, customer.email, "correct-horse")).toBe(customer.email)
  expect(await signIn(fetch, customer.email, "wrong-horse")).toBe("InvalidCredentials")
})

/** Returns the names of strings that may contain any character. */
const freeTexts = (schema: Schema, name: string): readonly string[] => {
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])]
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => freeTexts(field, key))
  const isText = [schema.type].flat().includes("string") && !schema.enum && schema.const === undefined && !schema.format
  const isFree = isText && (schema.pattern === undefined || new RegExp(schema.pattern).test("\0"))
  return [...(isFree ? [name] : []), ...parts.flatMap((part) => freeTexts(part, name)), ...fields]
}

/** Strings that the rules check again, or of which only the hash is stored. */
const checkedByRules = ["password", "confirmPassword", "tfaCode", "address", "states", "timeZone"]

test("no text of a request can hold the null character, which PostgreSQL cannot store", () => {
  const free = Object.values(document.paths).flatMap((calls) =>
    Object.values(calls).flatMap(({ parameters, requestBody }) => [
      ...parameters.flatMap(({ in: place, name, schema }) => (place === undefined ? [] : freeTexts(schema, name))),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => freeTexts(schema, "body")),
    ]),
  )
  const remedy = "A field of a request may hold the null character: give it a text type of sandbox/schemas/common.ts"
  expect([...new Set(free)].toSorted(), remedy).toEqual(checkedByRules.toSorted())
})
