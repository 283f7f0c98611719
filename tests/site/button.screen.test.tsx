import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page, userEvent } from "vitest/browser"
import { Button } from "#ui/kit/actions/button.tsx"

afterEach(cleanup)

const pressed = async (busy: boolean) => {
  const done: string[] = []
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        done.push("submit")
      }}
    >
      <Button isBusy={busy} onClick={() => done.push("click")}>
        Pay
      </Button>
      <Button type="submit" isBusy={busy}>
        Send
      </Button>
    </form>,
  )
  await page.getByRole("button", { name: "Pay" }).click({ force: true })
  await page.getByRole("button", { name: "Send" }).click({ force: true })
  await userEvent.keyboard("{Enter}")
  return done
}

it("a button that is not busy reacts like a native one", async () => {
  expect(await pressed(false)).toEqual(["click", "submit", "submit"])
})

it("a busy button ignores clicks and keys, and keeps its focus", async () => {
  expect(await pressed(true)).toEqual([])
  await expect.element(page.getByRole("button", { name: "Send" })).toHaveFocus()
})
