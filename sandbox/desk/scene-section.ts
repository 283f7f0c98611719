import { html } from "hono/html"
import { acquirerTexts } from "#sandbox/acquirer/texts.ts"
import { cardCode, testCards } from "#sandbox/rules/cards.ts"
import { voucherKinds } from "#sandbox/rules/vouchers.ts"
import type { DeskContext } from "./desk-context.ts"
import { methodScenes, sceneKinds, listSceneStates, type SceneKind } from "./scenes.ts"

const kinds = Object.keys(sceneKinds) as readonly SceneKind[]

/** Shows buttons that create a customer with an order in a state, and open the application there. */
export const renderSceneSection = ({ t }: DeskContext) => {
  const { payments } = t
  const group = (name: string, title: string, states: readonly (readonly [string, string])[]) => html`
    <h3>${title}</h3>
    <p class="row">${states.map(
      ([state, label]) =>
        html`<button name="scene" value="${name}.${state}" aria-label="${title}: ${label}">${label}</button>`,
    )}</p>`
  return html`
  <section aria-labelledby="scenes">
    <h2 id="scenes">${payments.scenes}</h2>
    <p class="quiet">${payments.scenesNote}</p>
    <form method="post" action="/sandbox/scenes">
      ${group(
        "methods",
        payments.methodPage,
        methodScenes.map((scene) => [scene, payments.methodScenes[scene]] as const),
      )}
      ${kinds.map((kind) =>
        group(
          kind,
          payments.kinds[kind],
          listSceneStates(kind).map((state) => [state, payments.states[state]] as const),
        ),
      )}
    </form>
  </section>`
}

const addSpaces = (number: string) => number.replaceAll(/(.{4})(?=.)/g, "$1 ")

/** Shows the test cards, the vouchers and the confirmation code. */
export const renderPaymentTestValuesSection = ({ t, locale }: DeskContext) => html`
  <section aria-labelledby="payments">
    <h2 id="payments">${t.payments.testValues}</h2>
    <table>
      <tr><th scope="col">${t.payments.cards}</th><th scope="col">${t.meaning}</th></tr>
      ${testCards.map(
        ({ name, number }) =>
          html`<tr><td><code>${addSpaces(number)}</code></td><td>${acquirerTexts[locale].names[name]}</td></tr>`,
      )}
      <tr><td><code>${cardCode}</code></td><td>${acquirerTexts[locale].code}</td></tr>
    </table>
    <table>
      <tr><th scope="col">${t.payments.vouchers}</th><th scope="col">${t.meaning}</th></tr>
      ${Object.entries(voucherKinds).map(
        ([name, start]) => html`<tr><td><code>${start}000000001</code></td>
          <td>${t.payments.voucherKinds[name as keyof typeof voucherKinds]}</td></tr>`,
      )}
    </table>
    <p class="quiet">${t.payments.vouchersNote}</p>
  </section>`
