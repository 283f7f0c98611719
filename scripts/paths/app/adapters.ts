import { Effect, Exit, Option } from "effect"
import { callFailed } from "#domain/shared/failure.ts"
import { unfilteredRewards } from "#domain/partner/rewards-query.ts"
import { signUp } from "#adapters/account/account.ts"
import { loadWithdrawalSummary } from "#adapters/money/withdrawal.ts"
import { loadRewards } from "#adapters/partner/partner.ts"
import { createNamedApi, type Api, type ApiCall, type Send } from "#adapters/shared/api.ts"

type Adapter = (api: Api, others: any) => (input: any) => Effect.Effect<unknown, { readonly _tag: string }>

const now = () => 0
const isOffered = Effect.succeed(true)
/** Dependencies of adapters besides the API: tokens, removed orders, requests of withdrawals, extensions. */
const others = {
  keep: () => undefined,
  ids: () => new Set<string>(),
  begin: (body: object, id: string | null) => ({
    request: { ...body, id: id ?? "" },
    is: id === null ? "first" : "repeated",
  }),
  release: () => undefined,
  refuse: () => undefined,
  now,
  hasHistory: isOffered,
}

/** Adapters by their names, which are those of the ports. */
const adapters: Readonly<Record<string, Adapter | undefined>> = {
  ...Object.assign({}, ...Object.values(import.meta.glob(["/src/adapters/*/*.ts", "!**/*.test.ts"], { eager: true }))),
  signUp: (api, tokens) => signUp(api, tokens, () => "usd"),
  // A filter changes the query alone.
  loadRewards: (api) => (input) => loadRewards(api, now, isOffered)({ ...input, query: unfilteredRewards }),
  loadWithdrawalSummary: (api) => (input) => loadWithdrawalSummary(api)(input.coin),
}

/** The result of an adapter whose calls get this answer: "ok" or the name of its failure. Null: the adapter is none of the API's. */
export const tagOf = (name: string, input: unknown, send: Send): string | null => {
  const ask = () => {
    const adapter = adapters[name]!
    // Parameters with a default keep it.
    return adapter(createNamedApi(send), adapter.length > 1 ? others : undefined)(input)
  }
  const tag = Effect.match(Effect.suspend(ask), { onSuccess: () => "ok", onFailure: ({ _tag }) => _tag })
  return Exit.getSuccess(Effect.runSyncExit(tag)).pipe(Option.getOrNull)
}

/** The calls of an adapter when each of them fails. */
export const callsOf = (name: string, input: unknown): readonly ApiCall<unknown>[] => {
  const calls: ApiCall<unknown>[] = []
  tagOf(name, input, (call) => {
    calls.push(call)
    return Effect.fail(callFailed("offline"))
  })
  return calls
}
