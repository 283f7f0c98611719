import { useState } from "react"
import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page, userEvent } from "vitest/browser"
import { createActor } from "xstate"
import { modals } from "#machines/shared/modals.machine.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { Dialog } from "./dialog.tsx"
import { ModalStack } from "./modal-stack.ts"

// The dialogs in page order. The page renders two-factor before some prompts and after others.
const names = ["Withdrawal", "Code", "Password"] as const
type Name = (typeof names)[number]

/** Renders a page with two independent prompts. The test chooses the open ones. */
const stage = async () => {
  const actor = createActor(modals).start()
  const control: { show?: (open: ReadonlyArray<Name>) => void } = {}
  const Stage = () => {
    const [open, show] = useState<ReadonlyArray<Name>>([])
    control.show = show
    return names
      .filter((name) => open.includes(name))
      .map((name) => (
        <Dialog
          key={name}
          title={name}
          isOnTop={name === "Code"}
          onClose={() => show(open.filter((other) => other !== name))}
        >
          <input aria-label={`${name} field`} />
        </Dialog>
      ))
  }
  await render(
    <StoryFrame locale="en-US">
      <ModalStack value={actor}>
        <Stage />
      </ModalStack>
    </StoryFrame>,
  )
  const openTitles = () => [...document.querySelectorAll("dialog[open] h2")].map((title) => title.textContent)
  return {
    show: (...open: ReadonlyArray<Name>) => control.show!(open),
    expectOpen: (...expected: ReadonlyArray<Name>) => expect.poll(openTitles).toEqual(expected),
    focused: (name: Name) => expect.element(page.getByLabelText(`${name} field`)).toHaveFocus(),
    state: () => actor.getSnapshot().value,
  }
}

it("a second modal waits, does not take the focus, and opens when the first is closed", async () => {
  const { show, expectOpen, focused, state } = await stage()
  show("Withdrawal")
  await expectOpen("Withdrawal")
  show("Withdrawal", "Password")
  await expectOpen("Withdrawal")
  await focused("Withdrawal")
  await userEvent.keyboard("{Escape}")
  await expectOpen("Password")
  await focused("Password")
  await userEvent.keyboard("{Escape}")
  await expectOpen()
  expect(state()).toBe("none")
})

it.each(["Withdrawal", "Password"] as const)("two-factor is on top of %s, even if that opens later", async (name) => {
  const { show, expectOpen, focused, state } = await stage()
  show("Code")
  await focused("Code")
  show("Code", name)
  await expect.poll(state).toBe("stacked")
  await focused("Code")
  await userEvent.keyboard("{Escape}")
  await expectOpen(name)
  await focused(name)
})

it("a modal that is removed while waiting is never shown", async () => {
  const { show, expectOpen, state } = await stage()
  show("Withdrawal")
  await expectOpen("Withdrawal")
  show("Withdrawal", "Password")
  show("Withdrawal")
  show()
  await expectOpen()
  expect(state()).toBe("none")
})

it.each([
  ["S", 320],
  ["M", 480],
  ["L", 640],
  ["XL", 800],
] as const)("a modal of the size %s is %i px wide, plus 32", async (size, inside) => {
  await render(
    <StoryFrame locale="en-US">
      <Dialog size={size} title="Wide">
        Text
      </Dialog>
    </StoryFrame>,
  )
  expect(page.getByRole("dialog").element().getBoundingClientRect().width).toBe(inside + 32)
})
