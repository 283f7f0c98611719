import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import type { ApiCall } from "#adapters/shared/api.ts"
import { decodeResponse } from "#adapters/shared/decode-response.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { tagOf } from "#scripts/paths/app/adapters.ts"
import { answersTo, askedBy } from "#scripts/paths/app/exchanges.ts"
import { noCode, type Reply } from "#scripts/paths/app/on-app.ts"
import { wirings } from "#scripts/paths/app/wirings/index.ts"
import { flows } from "#scripts/paths/flows.ts"
import { happeningOf } from "#scripts/paths/words/world.ts"
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
  const app = wirings[flow.name]
  return app === undefined || !isChosen(flow.name) ? [] : [[flow.name, flow, app] as const]
})

describe.each(played)("%s in the application", (_, { model }, app) => {
  it("is given only responses that lead its adapters to the results of the model", () => {
    const results = model.exploration().ways.flatMap((way) => {
      const { event, label } = way.at(-1)!
      const before = way.at(-2)?.state ?? model.exploration().initial
      const does = happeningOf(model, event, before)
      const exchanges =
        does.kind === "answer" && !app.refuses?.(way) ? [...(answersTo(app, does, before, way) ?? [])] : []
      if (does.kind !== "answer" || exchanges.length === 0) return []
      const { adapter, input } = askedBy(app, does.port, before, way)
      const next = () => (exchanges.length > 1 ? exchanges.shift()! : exchanges[0]!)
      const tag = tagOf(adapter, input, (call) => Effect.fromResult(decoded(call, next())))
      return [[label, `${does.port} ${tag}`]]
    })
    expect(results.filter(([label, answered]) => label !== answered)).toEqual([])
  })
})
