import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { WithName } from "./with-name.tsx"

test.each(["evil\u202egnp.exe", "\u2067\u05e9\u05dc\u05d5\u05dd", "\u05e9\u05dc\u05d5\u05dd"])(
  "the words around %j keep their order",
  async (name) => {
    const { container } = await render(
      <p>
        <WithName name={name} of={(place) => `Remove “${place}” now, 123?`} />
      </p>,
    )
    expect(container.textContent).toBe(`Remove “${name.replaceAll(/[\u202e\u2067]/g, "")}” now, 123?`)
    const [before, own, after] = [...container.querySelectorAll("p > *")].map((part) => part.getBoundingClientRect())
    expect(before!.right).toBeLessThanOrEqual(own!.left + 1)
    expect(own!.right).toBeLessThanOrEqual(after!.left + 1)
    const words = container.querySelector("p > :last-child")!.firstChild!
    const lefts = ["now", "123"].map((word) => {
      const range = document.createRange()
      const at = words.textContent!.indexOf(word)
      range.setStart(words, at)
      range.setEnd(words, at + word.length)
      return range.getBoundingClientRect().left
    })
    expect(lefts[0]).toBeLessThan(lefts[1]!)
  },
)
