import { expect, it } from "vitest"
import { findTexts } from "./texts.ts"

const find = (text: string) => findTexts({ path: "src/ui/buy.tsx", text: `const a = ${text}` })
const problem = "src/ui/buy.tsx:1 holds text; it belongs in locales/"

it.each([
  `<p>Total</p>`,
  `<p>Итого</p>`,
  `<><b />и</>`,
  `<p>{"Total"}</p>`,
  `<p>{paid ? "Paid" : null}</p>`,
  `<p>{paid && "Paid"}</p>`,
  "<p>{`Total ${sum}`}</p>",
  `<input placeholder="Amount" />`,
  `<button aria-label={"Copy"} />`,
  `<img alt="A plate" />`,
  `<button title={open ? "Close" : t("open")} />`,
])("%s holds text", (text) => {
  expect(find(text)).toEqual([problem])
})

it.each([
  `<p>{t("buy:total")}</p>`,
  `<p>{open ? t("buy:open") : null}</p>`,
  `<p> · {sum} × 2</p>`,
  `<p className="total" data-state="paid" id="total">{sum}</p>`,
  "<a href={`/buy/${id}`}>{id}</a>",
  `<Field name="email" autoComplete="username" />`,
  `<img alt="" />`,
])("%s holds none", (text) => {
  expect(find(text)).toEqual([])
})
