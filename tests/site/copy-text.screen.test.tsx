import { afterEach, describe, expect, it, vi } from "vitest"
import { render } from "vitest-browser-react"
import { page, userEvent } from "vitest/browser"
import { fillPort, provide } from "#adapters/shared/fill-port.ts"
import { copyText as copyTextOf, type CopyWindow } from "#adapters/site/copy-text.ts"
import type { Locale } from "#domain/shared/currency.ts"
import { copyText } from "#machines/shared/copy-text.machine.ts"
import { CopyButton } from "#ui/kit/actions/copy-button.tsx"
import { Dialog } from "#ui/kit/overlays/dialog.tsx"
import { SharedMachines } from "#ui/shared/shared-machines.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { storyShared } from "#ui/story/story-shared.ts"

const text = "bc1q\u00a0sample"
const copied = "bc1q sample"
const refuses = { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) }

interface Options {
  readonly clipboard?: CopyWindow["navigator"]["clipboard"]
  readonly platform?: string
  readonly isTouch?: boolean
  readonly locale?: Locale
}

const renderButton = async ({ clipboard, platform = "Win32", isTouch = false, locale = "en-US" }: Options) => {
  const adapter = copyTextOf({ navigator: { clipboard, platform }, document, matchMedia: () => ({ matches: isTouch }) })
  const machine = provide(copyText)({ copyText: fillPort(adapter) })
  await render(
    <StoryFrame locale={locale}>
      <SharedMachines value={{ ...storyShared, copyText: machine }}>
        <Dialog title="Receive" onClose={() => undefined}>
          <CopyButton text={text} label="the address" />
          <textarea aria-label="Paste here" />
        </Dialog>
      </SharedMachines>
    </StoryFrame>,
  )
  const button = (key: "copy.action" | "copy.success" | "copy.error") =>
    page.getByRole("button", { name: `${storyI18n[locale].t(`common:${key}`)} the address` })
  await button("copy.action").click()
  return { button }
}

const paste = async () => {
  const target = page.getByLabelText("Paste here")
  await target.click()
  await userEvent.keyboard("{ControlOrMeta>}v{/ControlOrMeta}")
  return target
}

afterEach(() => vi.restoreAllMocks())

it("the text is copied with ordinary spaces", async () => {
  const writeText = vi.fn(() => Promise.resolve())
  const { button } = await renderButton({ clipboard: { writeText } })
  await expect.element(button("copy.success")).toBeVisible()
  expect(writeText).toHaveBeenCalledWith(copied)
})

it.each([
  ["has no clipboard", undefined],
  ["refuses", refuses],
])("the text is copied by the older command where the browser %s", async (_, clipboard) => {
  const { button } = await renderButton({ clipboard })
  await expect.element(button("copy.success")).toBeVisible()
  await expect.element(button("copy.success")).toHaveFocus()
  await expect.element(await paste()).toHaveValue(copied)
})

describe("copying without a clipboard and the older command", () => {
  it.each([
    [{}, "Press Ctrl+C"],
    [{ platform: "MacIntel" }, "Press Cmd+C"],
    [{ platform: "MacIntel", isTouch: true }, "Copy it from the selection"],
    [{ locale: "ru-RU" }, "Нажмите Ctrl+C"],
    [{ platform: "MacIntel", locale: "ru-RU" }, "Нажмите Cmd+C"],
    [{ isTouch: true, locale: "ru-RU" }, "Скопируйте выделенный текст"],
  ] as const)("shows how to copy on this device: %s", async (device, instruction) => {
    vi.spyOn(document, "execCommand").mockReturnValue(false)
    await renderButton({ clipboard: refuses, ...device })
    await expect.element(page.getByText(instruction, { exact: true })).toBeVisible()
  })

  it("selects the text, so that the browser's command copies it", async () => {
    vi.spyOn(document, "execCommand").mockReturnValue(false)
    const { button } = await renderButton({ clipboard: undefined })
    const field = page.getByRole("textbox", { name: "Press Ctrl+C the address" })
    await expect.element(field).toHaveFocus()
    const { selectionStart, selectionEnd, value } = field.element() as HTMLTextAreaElement
    expect(value.slice(selectionStart, selectionEnd)).toBe(copied)
    await userEvent.keyboard("{ControlOrMeta>}c{/ControlOrMeta}")
    await expect.element(button("copy.success")).toHaveFocus()
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(await paste()).toHaveValue(copied)
  })
})
