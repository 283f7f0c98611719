import { expect, test } from "vitest"
import { second } from "#sandbox/clock.ts"
import { sceneNames } from "#sandbox/desk/scenes.ts"
import { forcedStates } from "#sandbox/rules/forced-state.ts"
import { order as orderSchema } from "#sandbox/schemas/orders.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { desk, getOrder, move, issued } = setUpSandbox()

type Scene = { readonly path: string; readonly access_token: string; readonly email: string }

const open = async (scene: string) => {
  const response = await desk("/api/scenes", { body: { scene } })
  expect(response).toMatchObject({ status: 201 })
  const { path, access_token: token } = response.body as Scene
  const id = /^\/buy\/([^/]+)\//.exec(path)![1]!
  return { id, token, path, order: () => getOrder(id, token) }
}

test("a card is entered once, and the acquirer leads back to the shop with the invoice's id", async () => {
  const { id, order } = await open("card.open")
  const { invoice } = await order()
  const path = `/acquirer/${invoice!.invoiceId}`
  const page = await desk(path)
  expect(page.status).toBe(200)
  expect(page.body).toContain("4242 4242 4242 4242")
  expect(page.body).toContain("570 USD")
  expect(String(page.body)).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/)
  expect(await desk(path, { form: { number: "4111 1111 1111 1111" } })).toMatchObject({ status: 400 })
  const entered = await desk(path, { form: { number: "4242 4242 4242 4242" } })
  expect([entered.status, entered.headers.get("Location")]).toEqual([303, `/buy/${id}/status/${invoice!.invoiceId}`])
  expect(await desk(path, { form: { number: "4242424242424242" } })).toMatchObject({ status: 409 })
  expect(await desk(path)).toMatchObject({ status: 409 })
  await move(13 * second)
  expect(await order()).toMatchObject({ state: "Completed" })
})

test("the acquirer accepts only card invoices, uses the cookie's language, and responds only on this machine", async () => {
  const { invoice } = await issued()
  expect(await desk(`/acquirer/${invoice.invoiceId}`)).toMatchObject({ status: 404 })
  const { order } = await open("card.open")
  const path = `/acquirer/${(await order()).invoice!.invoiceId}`
  expect((await desk(path, { headers: { Cookie: "culture=ru-RU" } })).body).toContain("Тестовые карты")
  expect(await desk(path, { home: "http://evil.example" })).toMatchObject({ status: 403 })
  expect(
    await desk(path, { form: { number: "4242424242424242" }, headers: { "Sec-Fetch-Site": "cross-site" } }),
  ).toMatchObject({ status: 403 })
})

const orderStates: Readonly<Record<string, object>> = {
  open: { state: "Issued", expired: false },
  unconfirmed: { state: "Issued", payments: [], unconfirmed: [{ confirmations: 0 }] },
  underpaid: { state: "UnderPaid" },
  completed: { state: "Completed" },
  overpaid: { state: "OverPaid" },
  expired: { state: "Expired", expired: true },
  remainder: { state: "OverPaid", remainder: { currencyId: expect.stringMatching(/^(btc|eth)$/) } },
  late: { state: "Expired", payments: [{ late: true }], credits: [{ reason: "Late" }] },
  tolerated: { state: "Completed", tolerance: { amount: "0.00000001" } },
  rateExpired: { state: "Issued", expired: false },
  invoiceExpired: { state: "Issued", invoice: { requisites: { state: "Expired" } } },
  prepared: { state: "Issued", invoice: { isCardPrepared: true } },
  needsConfirmation: { state: "Issued", invoice: { isCardNeedConfirmation: true } },
  completing: { state: "Issued", invoice: { isCardConfirmed: true, requisites: { state: "Charged" } } },
  charged: { state: "Completed", invoice: { isCardConfirmed: true } },
  reversed: { state: "Issued", invoice: { isCardReversed: true } },
  error: { state: "Issued", invoice: { isCardError: true, requisites: { state: "Error" } } },
  confirmationError: { state: "Issued", invoice: { isCardError: true, requisites: { state: "ConfirmationError" } } },
  rejected: {
    state: "Issued",
    invoice: { isCardError: true, requisites: { state: "Rejected", needConfirmation: false } },
  },
}

test("the test covers every state that the desk can set", () => {
  expect(Object.keys(orderStates).toSorted()).toEqual(["open", ...forcedStates].toSorted())
})

test.for(sceneNames.filter((name) => !name.startsWith("methods")))(
  "the desk opens the shop with an order in the state %s",
  async (scene) => {
    const { order, path } = await open(scene)
    expect(path).toMatch(/\/status$/)
    expect(orderSchema.strict().parse(await order())).toMatchObject(orderStates[scene.split(".")[1]!]!)
  },
)

test("the desk opens a scene with one press, and moves an open invoice to a chosen state", async () => {
  const page = String((await desk("/")).body)
  expect(page).toContain('name="scene" value="card.needsConfirmation"')
  expect(page).toContain("4000 0000 0000 3220")
  const entered = await desk("/scenes", { form: { scene: "methods.belowMinimum" } })
  expect([entered.status, entered.headers.get("Location")]).toEqual([
    303,
    expect.stringMatching(/^\/buy\/[0-9a-f-]{36}\/method$/),
  ])
  expect(entered.headers.get("Set-Cookie")).toContain("token=")
  expect((await desk("/scenes", { form: { scene: "nonsense" } })).headers.get("Location")).toBe(
    "/sandbox?notice=badForm",
  )
  const { invoice } = await issued()
  const forceState = (state: string) => desk(`/invoices/${invoice.invoiceId}/state`, { form: { state } })
  expect((await forceState("reversed")).headers.get("Location")).toBe("/sandbox?notice=gone")
  expect((await forceState("nowhere")).headers.get("Location")).toBe("/sandbox?notice=badForm")
  expect((await forceState("overpaid")).headers.get("Location")).toBe("/sandbox?notice=forced")
  expect((await desk("/")).status).toBe(200)
})
