import { use, type ClipboardEvent } from "react"
import { useTranslation } from "react-i18next"
import type { copyText } from "#machines/shared/copy-text.machine.ts"
import { CheckIcon, CopyIcon, CrossIcon } from "#ui/kit/layout/icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFlow, renderView, type PartialViews, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { SharedMachines } from "#ui/shared/shared-machines.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./copy-button.module.css"

interface Props {
  readonly text: string
  /** Names the copied text for screen readers: "the address". */
  readonly label: string
  /** Names the copied text on the button, before the label, where two copy buttons are next to each other: "link". */
  readonly subject?: string | undefined
  /** Styles the button as the main action of its row. */
  readonly isMain?: boolean | undefined
}

const tones = { idle: "info", copying: "info", success: "ok", failed: "danger" } as const

/**
 * Copies a string that people paste into another program, such as an address or a key, and shows whether copying worked. If the
 * browser refuses, the string appears selected, so that the user can copy it manually.
 */
export const CopyButton = ({ text: shown, label, subject, isMain = false }: Props) => {
  // Replaces the non-breaking spaces, which keep the lines of a page together, because another program may not accept them.
  const text = shown.replaceAll("\u00a0", " ")
  const { state, send } = useFlow(use(SharedMachines).copyText, { text })
  return (
    <>
      <button
        type="button"
        className={`${patterns.onScreen} ${patterns.control} ${css.copy} ${isMain ? css.main : ""}`}
        data-tone={tones[state.value]}
        onClick={() => send({ type: "text.copy", text })}
      >
        {renderView(faces, { state, send, subject })}
        <VisuallyHidden>{` ${label}`}</VisuallyHidden>
      </button>
      {renderView(fields, { state, send, label })}
    </>
  )
}

const select = (field: HTMLTextAreaElement) => {
  field.focus()
  field.select()
  const button = field.parentElement?.previousElementSibling
  return () => {
    if (document.activeElement === field && button instanceof HTMLElement) button.focus()
  }
}

const charactersOfLine = 24

type FieldProps = Pick<Props, "label">

/** Shows the string that could not be copied, already selected. */
const SelectedText = ({ state, send, label }: ScreenProps<typeof copyText> & FieldProps) => {
  const { t } = useTranslation()
  const { text, manualMethod } = state.context
  const copy = (event: ClipboardEvent) => {
    // Writes the clipboard directly, because the field unmounts before the browser would read its selection.
    event.preventDefault()
    event.clipboardData.setData("text/plain", text)
    send({ type: "text.copied" })
  }
  const rows = text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersOfLine)), 0)
  return (
    <label className={`${patterns.onScreen} ${css.byHand}`}>
      <span>{t(`copy.byHand.${manualMethod!}`)}</span>
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
      <textarea ref={select} readOnly translate="no" autoComplete="off" value={text} rows={rows} onCopy={copy} />
    </label>
  )
}

const fields: PartialViews<typeof copyText, FieldProps> = { failed: SelectedText }

const Offer = ({ subject }: Pick<Props, "subject">) => {
  const action = useTranslation().t("copy.action")
  return (
    <>
      <CopyIcon size={18} />
      <span>{subject === undefined ? action : `${action} ${subject}`}</span>
    </>
  )
}

const Copied = () => (
  <>
    <CheckIcon size={18} />
    <span>{useTranslation().t("copy.success")}</span>
  </>
)

const NotCopied = () => (
  <>
    <CrossIcon size={18} />
    <span>{useTranslation().t("copy.error")}</span>
  </>
)

const faces: StateViews<typeof copyText, Pick<Props, "subject">> = {
  idle: Offer,
  copying: Offer,
  success: Copied,
  failed: NotCopied,
}
