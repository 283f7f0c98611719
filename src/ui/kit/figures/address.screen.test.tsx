import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { Address } from "./address"

it("is shown in groups of four, without spaces in its text", async () => {
  await render(<Address text="GEZDGNBVGY3TQOJQA" />)
  const groups = [...document.querySelectorAll("[translate=no] > span")].map((group) => group.textContent)
  expect(groups).toEqual(["GEZD", "GNBV", "GY3T", "QOJQ", "A"])
  expect(document.querySelector("[translate=no]")?.textContent).toBe("GEZDGNBVGY3TQOJQA")
})
