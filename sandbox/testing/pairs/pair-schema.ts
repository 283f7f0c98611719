import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import pg from "pg"
import { createFetchHandler } from "#sandbox/app.ts"
import { offeredExtensions } from "#sandbox/extensions.ts"
import { openOnServer } from "#sandbox/testing/database.ts"
import { testStartTime, setUpSandbox, type ApiResponse } from "#sandbox/testing/sandbox.ts"
import { pairCalls } from "./calls.ts"
import { recordChanges } from "./change-log.ts"
import type { Fixture, FixtureName } from "./empty-fixture.ts"
import { createFixtures } from "./fixtures.ts"
import { describeDifference, randomIn, describeRows, type Outcome } from "./outcome.ts"
import type { Side } from "./pair-call.ts"

export type PairSchema = Awaited<ReturnType<ReturnType<typeof createPairSchema>>>

const describeResponse = ({ status, body }: ApiResponse): string => {
  const { code = "", field = "" } = Object(body) as { readonly code?: string; readonly field?: string }
  return status < 400 ? String(status) : `${status} ${code} ${field}`.trim()
}

const isFailure = (outcome: Outcome): boolean => outcome.responses.some((response) => response.startsWith("5"))
const same = (one: Outcome, other: Outcome): boolean => JSON.stringify(one) === JSON.stringify(other)
const withName = (address: string, name: string): string => {
  const url = new URL(address)
  url.searchParams.set("application_name", name)
  return url.href
}

/** Connects twice to the database. The first connection locks the rows, and the second connection observes which calls wait for them. */
const connectRivals = async (url: string, schema: string) => {
  const [holder, watcher] = [new pg.Client(url), new pg.Client(url)]
  await Promise.all([holder.connect(), watcher.connect()])
  await holder.query(`set search_path to "${schema}"`)
  return { holder, watcher, close: () => Promise.all([holder.end(), watcher.end()]) }
}

/**
 * Creates one schema with the fixtures. Pairs run in it one after another, and each restores the schema. All tracks share `random`, the
 * columns that differ between two runs of a call.
 */
export const createPairSchema = (url: string, random: Set<string>) => {
  const application = `pairs_${randomUUID()}`
  const helpers = setUpSandbox(async () => {
    const { db, close } = await openOnServer(withName(url, application))
    const extensions = offeredExtensions({})
    return {
      db,
      close,
      fetch: createFetchHandler(db, { now: () => testStartTime, extensions, report: () => undefined }),
    }
  })

  return async () => {
    const db = helpers.db()
    const fixtures = await createFixtures(helpers)()
    const schema = (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows[0]?.name ?? ""
    const { holder, watcher, close } = await connectRivals(url, schema)
    const changeLog = await recordChanges(db)

    const send = async (fixture: Fixture, name: string, side: Side): Promise<string> => {
      const [method = "", template = ""] = name.split(" ")
      const { path = template, ...request } = pairCalls[name]!.request(fixture, side)
      const code = fixture.codes[side]
      const headers = code === "" || code === undefined ? {} : { "X-TFA": code }
      return describeResponse(await helpers.api(path, { method, headers, ...request }))
    }
    const awaitOutcome = async (responses: readonly string[]): Promise<Outcome> => {
      const rows = await describeRows(await changeLog.read(), random)
      await changeLog.undo()
      return { responses, rows }
    }
    /** Returns the response to a call alone. The call runs twice to find the random columns, which differ. */
    const alone = async (name: string): Promise<string> => {
      const fixture = fixtures[pairCalls[name]?.fixture ?? "buyer"]
      const runs = []
      for (const _ of ["once", "again"]) {
        const response = await send(fixture, name, 0)
        runs.push({ answer: response, changes: await changeLog.read() })
        await changeLog.undo()
      }
      const [one, again] = runs
      for (const column of randomIn(one?.changes ?? [], again?.changes ?? [])) random.add(column)
      return one?.answer ?? ""
    }
    const countWaiting = async (): Promise<number> => {
      const { rows } = await watcher.query<{ count: number }>(
        "select count(*)::int from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock'",
        [application],
      )
      return rows[0]?.count ?? 0
    }
    /** Resolves once the call waits for a lock, or has ended without waiting. */
    const awaitStart = async (call: Promise<string>, before: number): Promise<void> => {
      let isOver = false
      void call.finally(() => {
        isOver = true
      })
      while (!isOver && (await countWaiting()) <= before);
    }
    const lock = async ({ id, orders }: Fixture): Promise<void> => {
      await holder.query("begin")
      await holder.query("select id from customer where id = $1 for update", [id])
      await holder.query("select id from customer_order where id in ($1, $2) for update", [
        orders.visitors,
        orders.assigned,
      ])
    }
    type Sent = readonly [name: string, side: Side]
    const inOrder = (responses: readonly string[], [, side]: Sent) => (side === 0 ? responses : responses.toReversed())
    const serially = async (fixture: Fixture, first: Sent, second: Sent): Promise<Outcome> => {
      const responses = [await send(fixture, ...first), await send(fixture, ...second)]
      return awaitOutcome(inOrder(responses, first))
    }
    const atOnce = async (fixture: Fixture, first: Sent, second: Sent): Promise<Outcome> => {
      await lock(fixture)
      const one = send(fixture, ...first)
      await awaitStart(one, 0)
      const before = await countWaiting()
      const other = send(fixture, ...second)
      await awaitStart(other, before)
      await holder.query("commit")
      return awaitOutcome(inOrder(await Promise.all([one, other]), first))
    }
    /** Describes the differences of a pair from both serial orders. Returns nothing if each run equals one of the orders. */
    const compare = async (name: string, other: string, on: FixtureName): Promise<readonly string[]> => {
      const fixture = fixtures[on]
      const [first, second]: [Sent, Sent] = [
        [name, 0],
        [other, 1],
      ]
      const serial = [await serially(fixture, first, second), await serially(fixture, second, first)]
      const runs = [
        { title: `${name} | ${other}`, outcome: await atOnce(fixture, first, second) },
        { title: `${other} | ${name}`, outcome: await atOnce(fixture, second, first) },
      ]
      return runs
        .filter(({ outcome }) => isFailure(outcome) || !serial.some((each) => same(each, outcome)))
        .map(({ title, outcome }) => describeDifference(`${title} (${on})`, outcome, serial))
    }
    return { alone, compare, close }
  }
}
