import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { isPageInUse } from "./popovers.ts"

afterEach(cleanup)

const show = async (busy: boolean) => {
  await render(
    <StoryFrame locale="en-US">
      <Button busy={busy}>Hide</Button>
      <dialog>Cancel the withdrawal?</dialog>
      <div popover="auto">Change payment method</div>
    </StoryFrame>,
  )
}

it("is not in use with buttons and a closed menu", async () => {
  await show(false)
  expect(isPageInUse(document)).toBe(false)
})

it("is in use while a dialog is open", async () => {
  await show(false)
  const dialog = document.querySelector("dialog")!
  dialog.showModal()
  expect(isPageInUse(document)).toBe(true)
  dialog.close()
  expect(isPageInUse(document)).toBe(false)
})

it("is in use while a menu is open", async () => {
  await show(false)
  const menu = document.querySelector<HTMLElement>("[popover]")!
  menu.showPopover()
  expect(isPageInUse(document)).toBe(true)
  menu.hidePopover()
  expect(isPageInUse(document)).toBe(false)
})

it("is in use while an action is under way", async () => {
  await show(true)
  expect(isPageInUse(document)).toBe(true)
})
