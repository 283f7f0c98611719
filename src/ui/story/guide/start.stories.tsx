import type { Meta, StoryObj } from "@storybook/react-vite"
import css from "./guide.module.css"

export default { title: "Start here" } satisfies Meta

const areas = [
  ["Account", "sign-in, sign-up, passwords, two-factor, settings"],
  ["Shop", "products, calculator, codes, bonus"],
  ["Orders", "orders and what can be done with them"],
  ["Payments", "methods, invoices, each way to pay"],
  ["Cabinet", "dashboard, contracts, forecast, investment, support"],
  ["Money", "history, withdrawals, rates"],
  ["Partner, Demo", "the partner programme; the demo cabinet"],
  ["Site", "what every page has: menu, messages, theme, language"],
  ["Shared", "what every area uses: dialogs, countdowns, copying"],
  ["Machines without a screen", "shown by a stand-in, for the curious"],
  ["Stress", "the longest names and the largest amounts"],
  ["Components, Design", "the parts, the tokens, the words, the principle"],
] as const

export const HowToUse: StoryObj = {
  name: "How to use",
  render: () => (
    <main className={css.guide} translate="no">
      <h1>Every state of Hashwell</h1>
      <p>
        Each flow of the product has one page for each state a person can stop in, drawn by the state machine that runs
        in the product. A state without a page does not exist.
      </p>
      <h2>Look at a flow</h2>
      <ol>
        <li>Open an area on the left, then a flow. On a phone, the list is at the bottom left.</li>
        <li>
          <em>All states</em> shows them side by side. The toolbar chooses languages, devices and themes; a caption
          opens its state.
        </li>
        <li>
          <em>Live</em> runs the flow. Use it like a customer; the panel <em>Machine</em> plays the server and the
          clock.
        </li>
        <li>
          In the panel, the diagram shows where you are and what leads where; + and − zoom. Press a state to open it.
        </li>
        <li>
          Say what you think of each state in the panel: <em>Good</em>, or what to change.{" "}
          <em>Next without a verdict</em> leads on, and <em>Copy all verdicts as Markdown</em> gives the list for an
          issue.
        </li>
        <li>
          <em>Copy link to this state</em> gives a link with language, theme and window for a comment or a ticket.
        </li>
      </ol>
      <h2>Where things are</h2>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">Group</th>
              <th scope="col">Content</th>
            </tr>
          </thead>
          <tbody>
            {areas.map(([group, content]) => (
              <tr key={group}>
                <th scope="row">{group}</th>
                <td>{content}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  ),
}
