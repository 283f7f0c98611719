import { expect, test } from "vitest"
import { createApi, createApiDocument } from "#sandbox/api.ts"
import { exampleOf } from "#sandbox/openapi/examples.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, signUp } = setUpSandbox()
const { paths, components } = createApiDocument(createApi())

const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { parameters, requestBody, "x-extension": extension }]) => {
    if (extension === undefined) return []
    const ids = parameters.filter((parameter) => parameter.in === "path")
    const address = ids.reduce(
      (text, { name, schema }) => text.replace(`{${name}}`, String(exampleOf(schema, components.schemas, name))),
      path,
    )
    const body = requestBody?.content["application/json"]?.example
    return [{ method: method.toUpperCase(), path, address, body, extension }]
  }),
)

test.each(calls)("$method $path does not exist without $extension", async ({ method, address, body, extension }) => {
  const { token } = await signUp()
  const refused = (language: string) => api(address, { method, body, token, headers: { "Accept-Language": language } })
  expect(await refused("en-US")).toMatchObject({
    status: 404,
    body: { code: "NotFound", message: `Not found. Extension off: ${extension}.` },
  })
  expect(await refused("ru-RU")).toMatchObject({
    body: { message: `Не найдено. Расширение выключено: ${extension}.` },
  })
})
