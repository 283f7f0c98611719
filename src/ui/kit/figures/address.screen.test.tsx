import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { Address } from "./address.tsx"

it("is shown in groups of four, without spaces in its text", async () => {
  await render(<Address text="GEZDGNBVGY3TQOJQA" />)
  const groups = [...document.querySelectorAll("[translate=no] > span")].map((group) => group.textContent)
  expect(groups).toEqual(["GEZD", "GNBV", "GY3T", "QOJQ", "A"])
  expect(document.querySelector("[translate=no]")?.textContent).toBe("GEZDGNBVGY3TQOJQA")
})

it("is one line when selected by hand", async () => {
  const text = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
  await render(<Address text={text} />)
  getSelection()!.selectAllChildren(document.querySelector("[translate=no]")!)
  expect(getSelection()!.toString()).toBe(text)
})
