import { customerSees, type Difference } from "./difference.ts"
import { type Ask, type createSend, type Exchange, textAt } from "./exchange.ts"
import type { Expected, Judge } from "./judge.ts"

export interface Account {
  readonly email: string
  readonly password: string
}

/** A rule that needs more than one call. */
export interface Rule {
  readonly name: string
  readonly call: string
  /** Quoted from docs/api.md; a test finds it there. */
  readonly sentence: string
  readonly customer: string
}

export interface Kit {
  /** Null without `--as`. */
  readonly account: Account | null
  /** Sends a call and judges its answer. */
  readonly check: (ask: Ask, expected: Expected) => Promise<Exchange>
  /** `broken` is what came instead; undefined where the rule holds. */
  readonly rule: (rule: Rule, broken: string | undefined) => void
  /** Of the account: one session for the whole run. */
  readonly token: () => Promise<string>
  /** Of a new session, which a step may end. */
  readonly newToken: (headers?: Readonly<Record<string, string>>) => Promise<string>
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

export const createKit = ({ send, judge: { judge }, account, record }: Recorder): Kit => {
  const check = async (ask: Ask, expected: Expected): Promise<Exchange> => {
    const exchange = await send(ask)
    record(exchange, judge(exchange, expected))
    if (exchange.status === 429) throw new Limited(exchange.headers.get("Retry-After") ?? "")
    return exchange
  }
  const newToken = async (headers = {}): Promise<string> => {
    if (!account) throw new Error("No account: pass --as email:password")
    const form = { grant_type: "password", username: account.email, password: account.password }
    const { body } = await check({ call: "POST /token", form, headers }, 200)
    return textAt(body, "/access_token")
  }
  let token: Promise<string> | undefined
  return {
    account,
    check,
    rule: ({ name, call, sentence, customer }, broken) => {
      const found = {
        call,
        what: `rule ${name}`,
        expected: sentence,
        received: broken ?? "",
        customer: customer || customerSees.relation("the site"),
      }
      record(null, broken === undefined ? [] : [found])
    },
    token: () => (token ??= newToken()),
    newToken,
  }
}
