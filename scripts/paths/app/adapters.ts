import { Effect, Exit, Option } from "effect"
import { signUp } from "#adapters/account/account.ts"
import { loadWithdrawalSummary } from "#adapters/money/withdrawal.ts"
import { loadRewards } from "#adapters/partner/partner.ts"
import { createNamedApi, type Api, type ApiCall, type Send } from "#adapters/shared/api.ts"
import { unfilteredRewards } from "#domain/partner/rewards-query.ts"
import { callFailed } from "#domain/shared/failure.ts"

type Adapter = (api: Api, others: any) => (input: any) => Effect.Effect<unknown, { readonly _tag: string }>

const now = () => 0
const isOffered = Effect.succeed(true)
/** Dependencies of adapters besides the API: tokens, removed orders, withdrawal requests and extensions. */
const others = {
  save: () => undefined,
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

/** Adapters by name. An adapter has the name of its port. */
const adapters: Readonly<Record<string, Adapter | undefined>> = {
  ...Object.assign({}, ...Object.values(import.meta.glob(["/src/adapters/*/*.ts", "!**/*.test.ts"], { eager: true }))),
  signUp: (api, tokens) => signUp(api, tokens, () => "usd"),
  // The port's filter changes only the query, so an unfiltered query is enough.
  loadRewards: (api) => (input) => loadRewards(api, now, isOffered)({ ...input, query: unfilteredRewards }),
  loadWithdrawalSummary: (api) => (input) => loadWithdrawalSummary(api)(input.coin),
}

/**
 * Returns the result of an adapter whose calls all get this response: "ok" or the name of the failure. Returns null if
 * the adapter does not use the API.
 */
export const tagOf = (name: string, input: unknown, send: Send): string | null => {
  const call = () => {
    const adapter = adapters[name]!
    // An adapter whose second parameter has a default uses that default.
    return adapter(createNamedApi(send), adapter.length > 1 ? others : undefined)(input)
  }
  const tag = Effect.match(Effect.suspend(call), { onSuccess: () => "ok", onFailure: ({ _tag }) => _tag })
  return Exit.getSuccess(Effect.runSyncExit(tag)).pipe(Option.getOrNull)
}

/** Returns the calls that an adapter makes if each of them fails. */
export const callsOf = (name: string, input: unknown): readonly ApiCall<unknown>[] => {
  const calls: ApiCall<unknown>[] = []
  tagOf(name, input, (call) => {
    calls.push(call)
    return Effect.fail(callFailed("offline"))
  })
  return calls
}
