import { html } from "hono/html"
import { findWorkingCode } from "#sandbox/rules/two-factor.ts"
import type { RunningSandbox } from "#sandbox/running-sandbox.ts"
import { type DeskContext } from "./desk-context.ts"
import { formatDeskTime } from "./sections.ts"

/** Returns the codes that the authenticator apps of customers show now, for the customer with this address or for the newest ten. */
export const listWorkingCodes = async (sandbox: RunningSandbox, email?: string) => {
  const now = await sandbox.clock.now(sandbox.db)
  const customers = await sandbox.db
    .selectFrom("customer")
    .select(["email", "tfa_secret", "tfa_last_step"])
    .where("tfa_enabled", "=", true)
    .$if(email !== undefined, (query) => query.where("email", "=", email ?? ""))
    .orderBy("create_date", "desc")
    .limit(10)
    .execute()
  return customers.flatMap((customer) =>
    customer.tfa_secret === null
      ? []
      : [{ email: customer.email, ...findWorkingCode(customer.tfa_secret, customer.tfa_last_step, now) }],
  )
}

export const renderCodeSection = (
  { t, locale }: DeskContext,
  rows: Awaited<ReturnType<typeof listWorkingCodes>>,
) => html`
  <section aria-labelledby="codes">
    <h2 id="codes">${t.codesNow}</h2>
    ${
      rows.length === 0
        ? html`<p class="quiet">${t.noCodes}</p>`
        : html`<p class="quiet">${t.codesNowNote}</p>
        <dl>${rows.map(
          ({ email, code, until }) =>
            html`<dt>${email}</dt><dd>${
              code === null
                ? html`${t.noCodeUntil} ${formatDeskTime(until, locale)}`
                : html`<code>${code.slice(0, 3)} ${code.slice(3)}</code>`
            }</dd>`,
        )}</dl>`
    }
  </section>`
