import { accountMenu, signIn } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"
import { once, test } from "#tests/engines/journey.ts"
import type { Screen } from "#tests/engines/screen.ts"

const times = 6

const shows = (site: Screen, t: Translate, email: string) =>
  site
    .getByRole("navigation", { name: t("common:session.label") })
    .getByText(email)
    .seen(8_000)

test(
  "a tab follows another one that changes the customer, six times",
  once,
  async ({ site, open, t, desk, customers, enter }) => {
    const owner = await customers.confirmed()
    await desk.pay((await customers.invoice(owner, await customers.order(owner))).invoiceId, { kind: "exact" })
    const guests = await Promise.all(Array.from({ length: times }, () => customers.signUp()))
    await enter(owner)
    await site.goto("/cabinet/contracts")
    const contracts = site.getByRole("table", { name: t("cabinet:contracts.title"), exact: true })
    const other = await open()
    for (const { email } of guests) {
      await shows(site, t, owner.email)
      await contracts.seen()
      const [message] = await desk.emailsTo(email)
      await other.goto(message!.link)
      await other.getByRole("button", { name: t("account:auth.confirm.asking.claim") }).click()
      await other.getByText(t("account:auth.confirm.ready")).seen()
      await shows(site, t, email)
      await site.getByText(t("cabinet:contracts.empty.title")).seen()
      await contracts.gone()
      await other.goto("/cabinet/support")
      await accountMenu(other, t).click()
      await other.getByRole("button", { name: t("common:signOut.ask") }).click()
      await site.getByRole("heading", { name: t("account:auth.signin.title") }).seen()
      await signIn(other, t, owner.email)
      await shows(other, t, owner.email)
    }
  },
)
