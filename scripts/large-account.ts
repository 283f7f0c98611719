import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { chromium, type Page } from "playwright"
import { z } from "zod"
import { serve } from "#sandbox/app.ts"
import { openDatabase, type Database } from "#sandbox/database.ts"
import { browserArguments, findBrowser } from "./browser.ts"
import { say } from "./say.ts"
import { startServer } from "./server.ts"

/** What every page of a customer with 100,000 operations, 5,000 orders and 2,000 contracts weighs: docs/decisions/0054-large-accounts.md. */
const orders = 5_000
const contracts = 2_000
const daysOfPayouts = 50
const operations = contracts * daysOfPayouts
/** More is a list that is not paged. */
const mostNodes = 3_000

const tokensOf = z.object({ access_token: z.string(), refresh_token: z.string() })

const createCustomer = async ({ db }: Database) => {
  const body = { email: `${randomUUID()}@large.example`, password: "correct-horse-9", currencyId: "usd" }
  const signingUp = new Request("http://localhost/api/v1/signup", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  })
  const tokens = tokensOf.parse(await (await serve(db)(signingUp)).json())
  const { id } = await db.selectFrom("customer").select("id").where("email", "=", body.email).executeTakeFirstOrThrow()
  return { id, tokens }
}

/** Payouts of every contract for each of the days that it has run; whatever is due is booked already. */
const fill = async ({ db }: Database, id: string): Promise<void> => {
  await sql`update customer set email_confirmed = true, is_partner = true where id = ${id}`.execute(db)
  await sql`insert into customer_order (id, owner_id, state, state_update, create_date, expire_date, discount_percent, item_id, product_id,
      quantity, unit_price, cost, received, accepted_quantity, receipt_currency, fingerprint)
    select gen_random_uuid(), ${id}, case when number <= ${contracts} then 'Completed' else 'Assigned' end, at, at, at + interval '1 day', 0,
      gen_random_uuid(), 'btc-limited', 10, 28.5, 285, case when number <= ${contracts} then 285 else 0 end,
      case when number <= ${contracts} then 10 else 0 end, case when number <= ${contracts} then 'usd' end, ''
    from generate_series(1, ${orders}) as number, lateral (select now() - (number % 60) * interval '1 hour' - interval '51 days' as at) as moments`.execute(
    db,
  )
  await sql`insert into contract (id, user_id, order_id, product_id, quantity, start_date, end_date, paid_days)
    select gen_random_uuid(), ${id}, id, product_id, 10, now() - interval '1 day' * ${daysOfPayouts}, now() + interval '315 days', ${daysOfPayouts}
    from customer_order where owner_id = ${id} and state = 'Completed'`.execute(db)
  await sql`insert into operation (id, user_id, operation_type, currency_id, amount, contract_id, quantity, unit, create_date, operation_date, state, state_update)
    select gen_random_uuid(), ${id}, 'Bonus', 'btc', 0.00001236, contract.id, 10, 'Th', at, at, 'Completed', at
    from contract, generate_series(1, ${daysOfPayouts}) as number, lateral (select start_date + number * interval '1 day' as at) as moments
    where user_id = ${id}`.execute(db)
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      id: number
    }>`insert into posting (reason, create_date) values ('payout', now()) returning id`.execute(tx)
    const sum = `${(operations * 1236) / 1e8}`
    await sql`insert into ledger_entry (posting_id, account, currency, amount)
      values (${rows[0]?.id}, 'pool', 'btc', ${`-${sum}`}), (${rows[0]?.id}, ${`balance:${id}`}, 'btc', ${sum})`.execute(
      tx,
    )
  })
}

const paths = [
  "/cabinet",
  "/cabinet/orders",
  "/cabinet/orders?page=500",
  "/cabinet/contracts",
  "/cabinet/history",
  "/cabinet/history?page=10000",
  "/cabinet/partner",
  "/cabinet/investment",
]

/** Shown: nothing loads, and the page has not changed for half a second. */
const visit = async (page: Page, path: string): Promise<{ readonly nodes: number; readonly milliseconds: number }> => {
  const from = performance.now()
  await page.goto(path, { waitUntil: "networkidle" })
  const milliseconds = Math.round(performance.now() - from)
  return { nodes: await page.evaluate(() => document.querySelectorAll("*").length), milliseconds }
}

/** To a file of the browser's own disk, in place of one that a person chooses. */
const exportTable = async (page: Page): Promise<string> => {
  await page.addInitScript(() => {
    const choose = async () => (await navigator.storage.getDirectory()).getFileHandle("large.csv", { create: true })
    Object.defineProperty(window, "showSaveFilePicker", { value: choose })
  })
  await page.goto("/cabinet/history", { waitUntil: "networkidle" })
  const heap = async () => {
    const session = await page.context().newCDPSession(page)
    await session.send("HeapProfiler.collectGarbage")
    return (await session.send("Runtime.getHeapUsage")).usedSize
  }
  const before = await heap()
  const from = performance.now()
  await page.getByRole("button", { name: "Download CSV" }).click()
  await page.getByText("The file is saved.").waitFor({ timeout: 300_000 })
  const seconds = ((performance.now() - from) / 1_000).toFixed(1)
  const size = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory()
    return (await (await folder.getFileHandle("large.csv")).getFile()).size
  })
  const mebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1)
  return `the export: ${mebibytes(size)} MiB in ${seconds} s, ${mebibytes((await heap()) - before)} MiB more of JavaScript's heap`
}

const measure = async (): Promise<boolean> => {
  const data = await mkdtemp(join(tmpdir(), "hashwell-large-"))
  const database = await openDatabase({ dataDir: join(data, "postgres") })
  const { id, tokens } = await createCustomer(database)
  const from = performance.now()
  await fill(database, id)
  say(
    `${orders} orders, ${contracts} contracts, ${operations} operations in ${((performance.now() - from) / 1_000).toFixed(1)} s`,
  )
  await database.close()
  const server = await startServer({ environment: { SANDBOX_DATA: data } })
  const browser = await chromium.launch({ executablePath: findBrowser("figures"), args: [...browserArguments] })
  const context = await browser.newContext({ baseURL: server.url })
  await context.addCookies([
    { name: "token", value: tokens.access_token, url: server.url },
    { name: "refreshToken", value: tokens.refresh_token, url: server.url },
  ])
  const page = await context.newPage()
  say("| page | elements | ms |\n| --- | --: | --: |")
  let isBounded = true
  for (const path of paths) {
    const { nodes, milliseconds } = await visit(page, path)
    say(`| ${path} | ${nodes}${nodes > mostNodes ? " ✗" : ""} | ${milliseconds} |`)
    isBounded &&= nodes <= mostNodes
  }
  say(await exportTable(page))
  await browser.close()
  await server.stop()
  await rm(data, { recursive: true, force: true })
  return isBounded
}

process.exitCode = (await measure()) ? 0 : 1
