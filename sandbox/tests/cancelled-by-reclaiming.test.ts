import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { hour, minute } from "#sandbox/clock.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { operationList } from "#sandbox/schemas/cabinet.ts"
import { securityEvents } from "#sandbox/schemas/security-log.ts"
import { withdrawalSummary } from "#sandbox/schemas/withdrawals.ts"
import { offering, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, emailsTo, move } = setUpSandbox(
  offering("emailChange", "exports", "securityLog", "sessions", "withdrawals"),
)

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const tokenIn = (link: string | undefined) => new URL(link ?? "", "http://localhost").searchParams.get("token")

type Owner = { readonly email: string; readonly password: string }
type Links = Owner & { readonly undo: string | null; readonly warning: string | null }

const newestLink = async (email: string, path: string) =>
  tokenIn((await emailsTo(email)).find(({ link }) => link.startsWith(path))?.link)
const setPassword = async (resetPasswordToken: string | null) => {
  const body = { password: "owner-horse-9", resetPasswordToken }
  return tokens.parse((await api("/profile/password", { method: "PUT", body })).body).access_token
}
const recover = async (email: string) => {
  await api("/recovery", { body: { email } })
  return setPassword(await newestLink(email, "/recovery"))
}
const withdraw = async (token: string) => {
  const id = randomUUID()
  const body = { id, amount: "0.001", address, currencyId: "btc" }
  expect(await api("/withdraws", { body, token })).toMatchObject({ status: 201 })
  return id
}
const loadBalance = async (token: string) =>
  withdrawalSummary.parse((await api("/withdraws/summary?currencyId=btc", { token })).body).balance
const loadOperation = async (id: string, token: string) =>
  operationList
    .parse((await api("/dashboard/operationhistory/?operationType=Withdrawal", { token })).body)
    .values.find((row) => row.id === id)
const loadEvents = async (token: string) =>
  securityEvents.parse((await api("/profile/events?count=50", { token })).body).values
const cancelledIn = async (token: string) =>
  (await loadEvents(token)).filter(({ type }) => type === "WithdrawalCancelled").map(({ withdrawal }) => withdrawal)

/** Simulates a thief with the password, in another session, who has also requested another address. */
const stolen = async () => {
  const { body } = await desk("/api/personas", { body: { persona: "miner" } })
  const { email, password } = body as Owner
  const form = { grant_type: "password", username: email, password }
  const { access_token: thief } = tokens.parse((await api("/token", { form })).body)
  const to = `${randomUUID()}@thief.example`
  await api("/profile/email", { method: "PATCH", token: thief, body: { email: to, password } })
  const warning = await newestLink(email, "/recovery")
  return { email, password, thief, warning, undo: await newestLink(email, "/email-change/undo") }
}

const ways: readonly (readonly [name: string, subject: string, back: (links: Links) => Promise<string>])[] = [
  ["recovery by e-mail", "A new password was set by a link", ({ email }) => recover(email)],
  ["the link of an e-mail about security", "A new password was set by a link", ({ warning }) => setPassword(warning)],
  [
    "the undo of an e-mail change",
    "The change of your e-mail address is undone",
    async ({ email, undo }) => {
      expect(await api("/email-change/undo", { body: { token: undo } })).toMatchObject({ status: 204 })
      return recover(email)
    },
  ],
]

test.each(ways)("%s cancels the thief’s withdrawals that are not processed yet", async (_, subject, back) => {
  const { thief, ...owner } = await stolen()
  const before = await loadBalance(thief)
  const id = await withdraw(thief)
  await move(9 * minute)
  const other = await withdraw(thief)
  const token = await back(owner)
  expect(await loadBalance(token)).toBe(before)
  for (const one of [id, other])
    expect(await loadOperation(one, token)).toMatchObject({
      state: "Rejected",
      stateDescription: "You cancelled this withdrawal. The amount is back on your balance.",
      states: [{ state: "Created" }, { state: "Rejected" }],
    })
  const withdrawal = { amount: "0.001", currencyId: "btc", address }
  expect(await cancelledIn(token)).toEqual([withdrawal, withdrawal])
  const message = (await emailsTo(owner.email)).find((one) => one.subject === subject)
  expect(message?.text).toContain(
    "Withdrawals that weren’t processed yet are cancelled, and the money is back on your balance:\n" +
      `0.00100000\u00a0BTC to ${address}\n0.00100000\u00a0BTC to ${address}\n`,
  )
  expect(message?.text).toContain("withdrawals are locked until March 14, 2026 at 12:09:00 PM UTC.")
  // The withdrawals have no separate e-mails, because one e-mail lists all of them.
  expect((await emailsTo(owner.email)).filter((one) => one.subject.endsWith("cancelled"))).toEqual([])
  await move(2 * hour)
  expect(await loadOperation(id, await recover(owner.email))).toMatchObject({ state: "Rejected" })
})

test("a withdrawal that is already due for processing goes on, although nobody has looked at it since", async () => {
  const { thief, ...owner } = await stolen()
  const before = await loadBalance(thief)
  const id = await withdraw(thief)
  await move(10 * minute)
  const token = await recover(owner.email)
  expect(await loadOperation(id, token)).toMatchObject({ state: "Pending" })
  expect(await loadBalance(token)).not.toBe(before)
  expect(await cancelledIn(token)).toEqual([])
  const message = (await emailsTo(owner.email)).find((one) => one.subject === "A new password was set by a link")
  expect(message?.text).not.toContain("cancelled")
})

test("the exported security log names the cancelled withdrawal, in the language of the request", async () => {
  const { thief, ...owner } = await stolen()
  await withdraw(thief)
  const token = await recover(owner.email)
  const headers = { "Accept-Language": "ru-RU" }
  const { body } = await api("/exports", { body: { file: "events" }, token, headers })
  const file = await api(`/exports/${(body as { readonly ticket: string }).ticket}`, { headers })
  expect(file.body).toContain(`Вывод отменён при возврате доступа: 0.001 BTC, ${address}`)
})
