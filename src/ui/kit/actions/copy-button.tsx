import { use } from "react"
import { useTranslation } from "react-i18next"
import type { copyText } from "#machines/site/copy-text.machine.ts"
import { useFlow, renderView, type StateViews } from "#ui/shared/flow.tsx"
import { SharedMachines } from "#ui/shared/shared-machines.tsx"
import css from "./copy-button.module.css"
import { CheckIcon, CopyIcon, CrossIcon } from "#ui/kit/layout/icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly text: string
  /** Names the copied text for screen readers: "the address". */
  readonly label: string
  /** Names it on the button, before the label, where two stand beside each other: "link". */
  readonly what?: string | undefined
  /** The main action of its row. */
  readonly isMain?: boolean | undefined
}

const tones = { idle: "info", copying: "info", success: "ok", error: "danger" } as const

/** Copies a text that people carry to another program, and shows whether that worked. */
export const CopyButton = ({ text, label, what, isMain = false }: Props) => {
  const { state, send } = useFlow(use(SharedMachines).copyText, { text })
  return (
    <button
      type="button"
      className={`${patterns.onScreen} ${patterns.control} ${css.copy} ${isMain ? css.main : ""}`}
      data-tone={tones[state.value]}
      onClick={() => send({ type: "text.copy", text })}
    >
      {renderView(faces, { state, send, what })}
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
    </button>
  )
}

const Offer = ({ what }: Pick<Props, "what">) => {
  const action = useTranslation().t("copy.action")
  return (
    <>
      <CopyIcon size={18} />
      <span>{what === undefined ? action : `${action} ${what}`}</span>
    </>
  )
}

const faces: StateViews<typeof copyText, Pick<Props, "what">> = {
  idle: Offer,
  copying: Offer,
  success: () => (
    <>
      <CheckIcon size={18} />
      <span>{useTranslation().t("copy.success")}</span>
    </>
  ),
  error: () => (
    <>
      <CrossIcon size={18} />
      <span>{useTranslation().t("copy.error")}</span>
    </>
  ),
}
