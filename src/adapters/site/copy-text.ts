import { Result } from "effect"
import type { ManualCopyMethod, CopyRefused } from "#domain/shared/copy.ts"

/** The properties of a window that copying needs. */
export interface CopyWindow {
  readonly navigator: Pick<Navigator, "platform"> & { readonly clipboard?: Pick<Clipboard, "writeText"> | undefined }
  readonly document: Document
  readonly matchMedia: (query: string) => Pick<MediaQueryList, "matches">
}

/** Copies with the older command, which needs a selection in an element that is not behind a modal dialog. */
const copyByCommand = (document: Document, text: string): boolean => {
  const focused = document.activeElement
  const field = document.createElement("textarea")
  field.value = text
  // The attribute keeps the keyboard of a phone closed.
  field.readOnly = true
  field.style.position = "fixed"
  field.style.opacity = "0"
  const dialogs = document.querySelectorAll("dialog:modal")
  ;(dialogs.item(dialogs.length - 1) ?? document.body).append(field)
  field.focus({ preventScroll: true })
  field.select()
  const isCopied = document.execCommand("copy")
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

const findManualCopyMethod = ({ navigator: { platform }, matchMedia }: CopyWindow): ManualCopyMethod => {
  if (matchMedia("(pointer: coarse)").matches) return "touch"
  return platform.startsWith("Mac") ? "command" : "control"
}

/** Copies a text. Fails with `CopyRefused` if the browser refuses both the clipboard and the older command. */
export const copyText =
  (browser: CopyWindow) =>
  async ({ text }: { readonly text: string }): Promise<Result.Result<void, CopyRefused>> => {
    const { clipboard } = browser.navigator
    try {
      if (clipboard === undefined) throw new TypeError("No clipboard")
      await clipboard.writeText(text)
      return Result.void
    } catch {
      // The browser's reason does not matter, because the older command may still work.
      return copyByCommand(browser.document, text)
        ? Result.void
        : Result.fail({ _tag: "CopyRefused", manualMethod: findManualCopyMethod(browser) })
    }
  }
