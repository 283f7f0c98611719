import { capital, idSample, idsOf, methods, portOf, saveSample, uuid, type NewCall, type NewFlow } from "./flow.ts"

/** Null: it is not written like a call of docs/api.md. */
export const readCall = (text: string): NewCall | null => {
  const [, given, path] = /^([A-Z]+) (\/[a-z0-9{}/-]+)$/i.exec(text) ?? []
  const method = methods.find((each) => each === given)
  return method === undefined || path === undefined ? null : { method, path }
}

const withIds = (path: string): string => path.replaceAll(/\{\w+\}/g, uuid)
const hasBody = ({ kind }: NewFlow): boolean => kind !== "load"

const route = (flow: NewFlow, { method, path }: NewCall): string => {
  const ids = idsOf(flow)
  const parts = [
    ...(ids.length > 0 ? [`params: z.strictObject({ ${ids.map((id) => `${id}: z.uuid()`).join(", ")} })`] : []),
    ...(hasBody(flow) ? ["body: required(z.strictObject({ value: name(50) }))"] : []),
  ]
  return `import { createRoute${parts.length > 0 ? ", z" : ""} } from "@hono/zod-openapi"
${ids.length > 0 ? 'import { refusal } from "#sandbox/errors.ts"\n' : ""}import { bearer, ${hasBody(flow) ? "name, " : ""}refusals${hasBody(flow) ? ", required" : ""} } from "#sandbox/schemas/common.ts"
import { requiredCaller, type Api } from "./call.ts"

const call = createRoute({
  method: "${method.toLowerCase()}",
  path: "${path}",
  security: bearer,
  ${parts.length > 0 ? `request: { ${parts.join(", ")} },` : ""}
  responses: { 204: { description: "Done" }, ...refusals },
})

export const ${flow.name}Routes = (api: Api): void => {
  api.openapi(call, async (c) => {
    await requiredCaller(c)
    ${ids.length > 0 ? 'throw refusal(404, "NotFound")' : "return c.body(null, 204)"}
  })
}
`
}

const sandboxTest = (flow: NewFlow, { method, path }: NewCall): string => {
  const address = withIds(path)
  const request = [`method: "${method}"`, ...(hasBody(flow) ? ['body: { value: "Cold wallet" }'] : [])].join(", ")
  const [title, status] = idsOf(flow).length > 0 ? ["what is another customer's is not found", 404] : ["succeeds", 204]
  return `import { expect, test } from "vitest"
import { useSandbox } from "#sandbox/testing/sandbox.ts"

const { api, signUp } = useSandbox()

test("${title}, and refuses a call without a token", async () => {
  const { token } = await signUp()
  expect(await api("${address}", { ${request}, token })).toMatchObject({ status: ${status} })
  expect(await api("${address}", { ${request} })).toMatchObject({ status: 401 })
})
`
}

const adapter = (flow: NewFlow, { method, path }: NewCall): string => {
  const ids = idsOf(flow)
  const type = hasBody(flow) ? `${capital(flow.name)}Values` : `${capital(flow.name)}Input`
  const fields = [...ids, ...(hasBody(flow) ? ["value"] : [])]
  const written = path.replaceAll(/\{(\w+)\}/g, (_, id: string) => `\${part(${id})}`)
  const quote = ids.length > 0 ? "`" : '"'
  return `${fields.length > 0 ? `import type { ${type} } from "#machines/${flow.area}/${flow.stem}.machine.ts"\n` : ""}import { ${ids.length > 0 ? "part, " : ""}type Api } from "#adapters/shared/api.ts"

export const ${portOf(flow)} = (api: Api) => (${fields.length > 0 ? `{ ${fields.join(", ")} }: ${type}` : ""}) =>
  api(${quote}${method} ${written}${quote}${hasBody(flow) ? ", { body: { value } }" : ""})
`
}

/** The call, from the sandbox to the adapter. */
export const callFiles = (flow: NewFlow, call: NewCall): readonly (readonly [string, string])[] => [
  [`sandbox/routes/${flow.stem}.ts`, route(flow, call)],
  [`sandbox/tests/${flow.stem}.test.ts`, sandboxTest(flow, call)],
  [`src/adapters/${flow.area}/${flow.stem}.ts`, adapter(flow, call)],
]

/** The line of calls.test.ts: the request as the document has it. */
export const requestLine = (flow: NewFlow, { method, path }: NewCall): string => {
  const ids = idsOf(flow)
  const sample = hasBody(flow) ? saveSample(ids) : ids.length > 0 ? idSample(ids) : ""
  const body = hasBody(flow) ? ', body: { value: "Cold wallet" }' : ""
  return `  "${flow.name}": [
    (api) => ${portOf(flow)}(api)(${sample}),
    { method: "${method}", path: "${withIds(path)}"${body} },
  ],\n`
}
