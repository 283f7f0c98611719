import type { Meta, StoryObj } from "@storybook/react-vite"
import { decimal } from "#domain/shared/money.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Amount, renderDigits } from "#ui/kit/figures/amount.tsx"
import { listColourTokens, calculateContrast, parseTokens } from "./design-tokens.ts"
import colourSheet from "#brand/colours.css?raw"
import tokenSheet from "#ui/kit/styles/tokens.css?raw"
import css from "./guide.module.css"

export default { title: "Design" } satisfies Meta

const designTokens = [colourSheet, tokenSheet].flatMap(parseTokens)
const colours = listColourTokens(designTokens)
const colourOf = (name: string) => colours.find((token) => token.name === name)!
const themes = ["light", "dark"] as const

const Swatch = ({ colour }: { readonly colour: string }) => (
  <svg width="32" height="20" aria-hidden="true">
    <rect width="32" height="20" fill={colour} stroke="currentColor" />
  </svg>
)

const ratio = (name: string, theme: (typeof themes)[number], ground: string) =>
  `${Math.floor(calculateContrast(colourOf(name)[theme], colourOf(ground)[theme]) * 10) / 10} : 1`

const scales: readonly (readonly [title: string, pattern: RegExp, use: string])[] = [
  [
    "Type",
    /^(?:size|leading|tracking|font|medium|strong)/,
    "Sizes in rem, so that the customer’s text size applies. Figures are tabular in tables, fields and countdowns.",
  ],
  ["Spacing", /^space/, "Distances between things; nothing else is used."],
  [
    "Radius and lines",
    /^(?:radius|hairline|stroke|target|shadow)/,
    "10 px for controls, 16 for cards; hairlines; targets of at least 44 px.",
  ],
  ["Widths", /^(?:content|sidebar|rail|chart)/, "The page, its menu, its charts."],
  ["Motion", /^(?:quick|calm)/, "Zero if the customer prefers reduced motion."],
]

export const Tokens: StoryObj = {
  render: () => (
    <main className={css.guide} translate="no">
      <h1>Tokens</h1>
      <p>
        Read from the brand’s colours.css and from tokens.css. Text needs a contrast of 4.5 : 1, lines and icons 3 : 1.
      </p>
      <h2>Colours</h2>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              {themes.map((theme) => (
                <th key={theme} scope="col">
                  {theme}: value, on --paper, on --surface
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colours.map((token) => (
              <tr key={token.name}>
                <th scope="row">--{token.name}</th>
                {themes.map((theme) => (
                  <td key={theme}>
                    <Swatch colour={token[theme]} /> <code>{token[theme]}</code> {ratio(token.name, theme, "paper")},{" "}
                    {ratio(token.name, theme, "surface")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {scales.map(([title, pattern, use]) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{use}</p>
          <dl>
            {designTokens
              .filter(({ name }) => pattern.test(name))
              .map(({ name, value }) => (
                <div key={name}>
                  <dt>--{name}</dt>
                  <dd>
                    <code>{value}</code>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </main>
  ),
}

const words: readonly (readonly [rule: string, good: string, bad: string])[] = [
  ["Say what happened, then what to do", "We couldn’t check this code. Check it again.", "Oops! Something went wrong"],
  ["Name the action on the button", "Send code", "OK"],
  ["One thing has one name", "contract, order, withdrawal", "deal, purchase, cash-out"],
  ["No blame, no exclamation marks", "This code isn’t valid.", "You entered a wrong code!"],
  ["Amounts with their unit, all digits that count", "0.00150000 BTC", "~0.0015"],
  ["Real plurals, dates and numbers by Intl", "3 orders need attention", "order(s): 3"],
  ["Russian as a native speaker writes it", "Сервер не ответил. Попробуйте ещё раз.", "Ответ сервера не был получен."],
]

export const Words: StoryObj = {
  render: () => (
    <main className={css.guide} lang="en-US" translate="no">
      <h1>Words and numbers</h1>
      <p>
        Calm and exact, like an electricity bill that one can follow. Texts are in locales/en-US and locales/ru-RU only.
      </p>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Do</th>
              <th scope="col">Don’t</th>
            </tr>
          </thead>
          <tbody>
            {words.map(([rule, good, bad]) => (
              <tr key={rule}>
                <th scope="row">{rule}</th>
                <td>{renderDigits(good)}</td>
                <td>{bad}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  ),
}

export const Busbar: StoryObj = {
  render: () => (
    <main className={css.guide} translate="no">
      <h1>Busbar</h1>
      <p>
        Hashrate is metered power. A busbar is the plain strip of copper that everything in a switchboard hangs on: no
        ornament, every connection visible.
      </p>
      <h2>Figures first</h2>
      <p>Big tabular figures with their unit; what they consist of stands below as plain lines.</p>
      <p>
        <Amount value={decimal("0.0015")} currency="btc" />
      </p>
      <h2>Petrol, copper, mineral grey</h2>
      <p>
        Petrol for what can be pressed, copper for bitcoin, grey for everything else. No gradients, no glow, no coins.
      </p>
      <p>
        <Button>Continue</Button>
      </p>
      <h2>Calm when something fails</h2>
      <p>A message says what happened and what to do. It stays where it happened and keeps what was typed.</p>
      <Notice kind="warn">We couldn’t check this code. Continue without it or check it again.</Notice>
      <h2>Hairlines instead of boxes</h2>
      <p>A line separates; a card is for what can be taken as a whole, such as an order.</p>
    </main>
  ),
}
