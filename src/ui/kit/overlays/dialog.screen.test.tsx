import { useState } from "react"
import { describe, expect, it, afterEach } from "vitest"
import { render, cleanup } from "vitest-browser-react"
import { page, userEvent } from "vitest/browser"
import { Button } from "#ui/kit/actions/button.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { Dialog } from "./dialog.tsx"
import { isPageInUse } from "./popovers.ts"

describe("a dialog", () => {
  interface Props {
    readonly closable?: boolean
    /** True if the machine accepts the request to close. */
    readonly agrees?: boolean
  }

  const Withdrawal = ({ closable = true, agrees = true }: Props) => {
    const [open, setOpen] = useState(false)
    const [code, setCode] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Withdraw
        </button>
        {open && (
          <Dialog title="Withdrawal" onClose={closable ? () => setOpen(!agrees) : undefined}>
            <button type="button" onClick={() => setCode(true)}>
              Send
            </button>
            {code && (
              <Dialog size="S" title="Code" onClose={() => setCode(false)}>
                <button type="button">Check</button>
              </Dialog>
            )}
          </Dialog>
        )}
      </>
    )
  }

  const openDialog = async (props: Props = {}) => {
    await render(
      <StoryFrame locale="en-US">
        <Withdrawal {...props} />
      </StoryFrame>,
    )
    await page.getByRole("button", { name: "Withdraw" }).click()
    const dialog = page.getByRole("dialog", { name: "Withdrawal" })
    await expect.element(dialog).toBeVisible()
    return {
      dialog,
      send: page.getByRole("button", { name: "Send" }),
      opener: page.getByText("Withdraw", { exact: true }),
      cross: page.getByRole("button", { name: storyI18n["en-US"].t("close.dialog") }),
    }
  }

  it("moves the focus to its content, and traps it", async () => {
    const { send, cross, opener } = await openDialog()
    await expect.element(send).toHaveFocus()
    await userEvent.tab()
    await expect.element(cross).toHaveFocus()
    for (let times = 0; times < 3; times++) {
      await userEvent.tab()
      await expect.element(opener).not.toHaveFocus()
    }
  })

  it.each(["{Escape}", "the cross"])("closes with %s, and restores the focus", async (way) => {
    const { dialog, cross, opener } = await openDialog()
    if (way === "the cross") await cross.click()
    else await userEvent.keyboard(way)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it("stays open while its machine refuses to close, even on repeated Esc", async () => {
    const { dialog, send } = await openDialog({ agrees: false })
    await userEvent.keyboard("{Escape}{Escape}{Escape}")
    await expect.element(dialog).toBeVisible()
    await expect.element(send).toHaveFocus()
  })

  it("cannot be closed without an onClose, and shows no close button", async () => {
    const { dialog, cross } = await openDialog({ closable: false })
    await userEvent.keyboard("{Escape}{Escape}")
    await expect.element(dialog).toBeVisible()
    await expect.element(cross).not.toBeInTheDocument()
  })

  it("opens on top of another one, and Esc closes only the upper one", async () => {
    const { dialog, send } = await openDialog()
    await send.click()
    const code = page.getByRole("dialog", { name: "Code" })
    await expect.element(code).toBeVisible()
    await expect.element(page.getByRole("button", { name: "Check" })).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await expect.element(code).not.toBeInTheDocument()
    await expect.element(dialog).toBeVisible()
    await expect.element(send).toHaveFocus()
  })
})

describe("a page", () => {
  afterEach(cleanup)

  const show = async (busy: boolean) => {
    await render(
      <StoryFrame locale="en-US">
        <Button isBusy={busy}>Hide</Button>
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

  it("is in use while an action is running", async () => {
    await show(true)
    expect(isPageInUse(document)).toBe(true)
  })
})
