import type { Difference } from "./difference.ts"
import { type Ask, type createSend, type Exchange, textAt } from "./exchange.ts"
import type { Expected, Judge } from "./judge.ts"

export interface Account {
  readonly email: string
  readonly password: string
}

export interface Kit {
  /** Of the test account; null without `--as`. */
  readonly account: Account | null
  /** Sends a call and judges its answer. */
  readonly check: (ask: Ask, expected: Expected) => Promise<Exchange>
  /** The calls of one token about one thing, each with this body. */
  readonly checks: (
    common: Pick<Ask, "params" | "token">,
  ) => (call: string, body: unknown, expected: Expected) => Promise<Exchange>
  /** What needs more than one call. `broken` is what came instead; undefined where the rule holds. */
  readonly rule: (call: string, name: string, broken: string | undefined) => void
  /** Of the account: one session for the whole run. */
  readonly token: () => Promise<string>
  /** Of a new session, which a step may end. */
  readonly newToken: () => Promise<string>
}

export interface Step {
  readonly name: string
  readonly needs: "nothing" | "account" | "writes"
  readonly extension?: string | undefined
  readonly run: (kit: Kit) => Promise<unknown>
}

export class Limited extends Error {}

type Recorder = Pick<Kit, "account"> & {
  readonly send: ReturnType<typeof createSend>
  readonly judge: Judge
  readonly record: (exchange: Exchange | null, differences: readonly Difference[]) => void
}

export const createKit = ({ send, judge: { judge, differs }, account, record }: Recorder): Kit => {
  const check = async (ask: Ask, expected: Expected): Promise<Exchange> => {
    const exchange = await send(ask)
    record(exchange, judge(exchange, expected))
    if (exchange.status === 429) throw new Limited(exchange.headers.get("Retry-After") ?? "")
    return exchange
  }
  const newToken = async (): Promise<string> => {
    if (!account) throw new Error("No account: pass --as email:password")
    const form = { grant_type: "password", username: account.email, password: account.password }
    const { body } = await check({ call: "POST /token", form }, 200)
    return textAt(body, "/access_token")
  }
  let token: Promise<string> | undefined
  return {
    account,
    check,
    checks: (common) => (call, body, expected) => check({ call, ...common, body }, expected),
    rule: (call, name, broken) =>
      record(null, broken === undefined ? [] : [differs(call, "relation", `rule ${name}`, broken)]),
    token: () => (token ??= newToken()),
    newToken,
  }
}
