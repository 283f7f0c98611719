import { Effect, Exit, Option } from "effect"
import { callFailed } from "#domain/shared/failure.ts"
import { unfilteredRewards } from "#domain/partner/rewards-query.ts"
import { signUp } from "#adapters/account/account.ts"
import { createWithdrawal, findWithdrawal, loadWithdrawalSummary } from "#adapters/money/withdrawal.ts"
import { loadRewards } from "#adapters/partner/partner.ts"
import { createNamedApi, type Api, type ApiCall, type Send } from "#adapters/shared/api.ts"
import { requestFile } from "#adapters/shared/export-file.ts"

type Adapter = (api: Api) => (input: any) => Effect.Effect<unknown, { readonly _tag: string }>

const keep = { keep: () => undefined }
const now = () => 0
const isOffered = async () => true
const requests = {
  begin: (body: any, id: string | null) => ({
    request: { ...body, id: id ?? "" },
    is: id === null ? ("first" as const) : ("repeated" as const),
  }),
  release: () => undefined,
  refuse: () => undefined,
}

/** By their names, which are those of the ports. These need more than the API before they call it. */
const adapters: Readonly<Record<string, Adapter | undefined>> = {
  ...Object.assign({}, ...Object.values(import.meta.glob(["/src/adapters/*/*.ts", "!**/*.test.ts"], { eager: true }))),
  signUp: (api) => signUp(api, keep, () => "usd"),
  requestFile: (api) => requestFile(api, { now, isOffered }),
  // A filter changes the query alone.
  loadRewards: (api) => (input) => loadRewards(api, now, isOffered)({ ...input, query: unfilteredRewards }),
  loadWithdrawalSummary: (api) => (input) => loadWithdrawalSummary(api)(input.coin),
  createWithdrawal: (api) => createWithdrawal(api, requests),
  findWithdrawal: (api) => findWithdrawal(api, requests),
}

/** What an adapter answers when its calls are answered like this: "ok" or the name of its failure. Null: it is none of the API's. */
export const tagOf = (name: string, input: unknown, send: Send): string | null => {
  const tag = Effect.match(
    Effect.suspend(() => adapters[name]!(createNamedApi(send))(input)),
    { onSuccess: () => "ok", onFailure: ({ _tag }) => _tag },
  )
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
