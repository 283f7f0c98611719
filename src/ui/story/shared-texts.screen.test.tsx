import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { sharedTexts } from "./shared-texts.ts"

afterEach(cleanup)

const amount = "0.01"
const Bare = () => amount

it.each([
  ["a text beside something that comes and goes", <p key="p">{[false, "Pay"]}</p>, ['"Pay" in <p>: "Pay"']],
  [
    "a figure of several texts",
    <b key="b">
      {amount} {"BTC"}
    </b>,
    ['"0.01" in <b>: "0.01 BTC"', '"BTC" in <b>: "0.01 BTC"'],
  ],
  [
    "a text beside an element",
    <p key="beside">
      Pay <b>now</b>
    </p>,
    ['"Pay " in <p>: "Pay now"'],
  ],
  [
    "a component that is a text",
    <p key="bare">
      <Bare />
    </p>,
    ['"0.01" in <p>: "0.01"'],
  ],
])("finds %s", async (_, content, found) => {
  const { container } = await render(content)
  expect(sharedTexts(container)).toEqual(found)
})

it("finds nothing in a text with an element of its own, nor where nothing is translated", async () => {
  const { container } = await render(
    <p>
      <span>Pay</span>
      <b translate="no">
        {amount} {"BTC"}
      </b>
    </p>,
  )
  expect(sharedTexts(container)).toEqual([])
})
