import { Effect } from "effect"
import { createActor } from "xstate"
import { createNamedApi, type Api, type ServerRefusal } from "#adapters/shared/api.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { callOptionsOf, createApiCallPorts, type AnyApiCall, type HttpClient } from "#adapters/site/http.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { apiCall } from "#machines/site/api-call.machine.ts"

/**
 * Creates the API. Each call runs the machine `apiCall` from its start to `ok` or `failed`. An interrupted call stops
 * immediately.
 */
export const createApi = (http: HttpClient): Api =>
  createNamedApi(<A>(call: AnyApiCall) =>
    Effect.callback<A, ServerRefusal | CallFailed>((resume) => {
      const over = new AbortController()
      const actor = createActor(provide(apiCall)(createApiCallPorts(http, call, over.signal)))
      actor.subscribe({
        next: ({ status, context: { failure, value } }) => {
          if (status !== "done") return
          over.abort()
          // `sendCall` has decoded the value by this call's schema, so the cast is safe.
          resume(failure === null ? Effect.succeed(value as A) : Effect.fail(failure))
        },
        error: (bug) => {
          over.abort()
          resume(Effect.die(bug))
        },
      })
      actor.start()
      actor.send({ type: "call.send", ...callOptionsOf(call) })
      return Effect.sync(() => {
        actor.stop()
        over.abort()
      })
    }),
  )
