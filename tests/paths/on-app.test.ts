import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import type { ApiCall } from "#adapters/shared/api.ts"
import { decodeResponse } from "#adapters/shared/decode-response.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { tagOf } from "#scripts/paths/app/adapters.ts"
import { noCode, type Reply } from "#scripts/paths/app/app-setup.ts"
import { mockAnswer, findRequests } from "#scripts/paths/app/mocked-requests.ts"
import { appSetups } from "#scripts/paths/app/setups/index.ts"
import { flows } from "#scripts/paths/flows.ts"
import { describeExternalEvent } from "#scripts/paths/words/external-events.ts"
import { isChosen } from "#tests/chosen.ts"

const lost = { drop: "offline", slow: "timeout", "500": "server", malformed: "malformed" } as const

/** Decodes the reply like the HTTP client. */
const decoded = (call: ApiCall<any>, { kind, response }: Reply) => {
  if (response === noCode) return Result.fail(callFailed("cancelled"))
  if (kind !== "response") return Result.fail(callFailed(lost[kind]))
  const { status, headers, body } = response!
  return decodeResponse(call, { status, headers: new Headers(headers), text: JSON.stringify(body) ?? "" })
}

const played = flows().flatMap((flow) => {
  const app = appSetups[flow.name]
  return app === undefined || !isChosen(flow.name) ? [] : [[flow.name, flow, app] as const]
})

describe.each(played)("%s in the application", (_, { model }, app) => {
  it("receives only responses that lead its adapters to the results of the model", () => {
    const results = model.exploration().shortestPaths.flatMap((path) => {
      const { event, label } = path.at(-1)!
      const before = path.at(-2)?.state ?? model.exploration().initial
      const does = describeExternalEvent(model, event, before)
      const mockedRequests =
        does.kind === "answer" && !app.findExclusionReason?.(path)
          ? [...(mockAnswer(app, does, before, path) ?? [])]
          : []
      if (does.kind !== "answer" || mockedRequests.length === 0) return []
      const { adapter, input } = findRequests(app, does.port, before, path)
      const next = () => (mockedRequests.length > 1 ? mockedRequests.shift()! : mockedRequests[0]!)
      const tag = tagOf(adapter, input, (call) => Effect.fromResult(decoded(call, next())))
      return [[label, `${does.port} ${tag}`]]
    })
    expect(results.filter(([label, answered]) => label !== answered)).toEqual([])
  })
})
