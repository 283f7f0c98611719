import { Effect, Exit } from "effect"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import { unfilteredRewards } from "#domain/partner/rewards-query.ts"
import { signUp } from "#adapters/account/account.ts"
import { createWithdrawal, findWithdrawal, loadWithdrawalSummary } from "#adapters/money/withdrawal.ts"
import { loadRewards } from "#adapters/partner/partner.ts"
import { createNamedApi, type Api, type ApiCall } from "#adapters/shared/api.ts"
import { requestFile } from "#adapters/shared/export-file.ts"

type Adapter = (api: Api) => (input: any) => Effect.Effect<unknown, { readonly _tag: string }>

const keep = { keep: () => undefined }
const now = () => 0
const isOffered = async () => true
const requests = {
  begin: (body: any, id: string | null) => ({ request: { ...body, id: id ?? "" }, is: "first" as const }),
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

/**
 * The calls of an adapter when each fails like this, and the name of the failure that it then answers. No calls: there is none of this name, or it
 * asks something else than the API.
 */
export const callsOf = (name: string, input: unknown, failure: CallFailed = callFailed("offline")) => {
  const calls: ApiCall<unknown>[] = []
  const api = createNamedApi((call) =>
    Effect.suspend(() => {
      calls.push(call)
      return Effect.fail(failure)
    }),
  )
  const tag = Effect.runSyncExit(
    Effect.match(
      Effect.suspend(() => adapters[name]!(api)(input)),
      { onSuccess: () => null, onFailure: ({ _tag }) => _tag },
    ),
  )
  return { calls, tag: Exit.isSuccess(tag) ? tag.value : null }
}
