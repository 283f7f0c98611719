import type { PointerEvent } from "react"
import { useTranslation } from "react-i18next"
import type { NotificationContent } from "../../../domain/site/notification"
import type { notification } from "../../../machines/site/notification/notification.machine"
import { useFlow, useOnMount, useOnChange } from "../../shared/flow"
import { FailureLine } from "../../kit/feedback/failure-text"
import { VisuallyHidden } from "../../kit/layout/hidden"
import { CrossIcon, DangerIcon, OkIcon } from "../../kit/layout/icons"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import css from "./notifications.module.css"

type Machine = typeof notification

interface OwnProps {
  readonly content: NotificationContent
  readonly onGone: () => void
}
type CardProps = ScreenProps<Machine> & OwnProps

export const Notification = ({ machine, ...ownProps }: OwnProps & { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, undefined)
  useOnChange(ownProps.content, () => send({ type: "notification.renew" }))
  const View = renderView(views, state)
  return <View state={state} send={send} {...ownProps} />
}

const Text = ({ content }: Pick<OwnProps, "content">) => {
  const { t } = useTranslation()
  if (content.name === "failed") return <FailureLine failure={content.failure} />
  if (content.name === "accountClosed") return <span>{t("session.closed")}</span>
  return <span>{content.name === "copied" ? t("copy.success") : t("copy.error")}</span>
}

const Card = ({ send, content }: CardProps) => {
  const { t } = useTranslation()
  const isSuccess = content.name === "copied" || content.name === "accountClosed"
  const Icon = isSuccess ? OkIcon : DangerIcon
  const handlePointerLeave = (event: PointerEvent) => {
    if (!event.currentTarget.contains(document.activeElement)) send({ type: "attention.left" })
  }
  // A native listener: React misses the focusout that happens while it removes a dialog.
  const watchFocus = (element: HTMLElement | null) => {
    const item = element!
    const focusLeft = ({ relatedTarget }: FocusEvent) => {
      if (!item.contains(relatedTarget as Node | null) && !item.matches(":hover")) send({ type: "attention.left" })
    }
    item.addEventListener("focusout", focusLeft)
    return () => item.removeEventListener("focusout", focusLeft)
  }
  return (
    <div
      ref={watchFocus}
      className={css.item}
      onFocus={() => send({ type: "attention.given" })}
      onPointerEnter={() => send({ type: "attention.given" })}
      onPointerLeave={handlePointerLeave}
    >
      <span className={`${css.icon} ${isSuccess ? css.ok : css.danger}`}>
        <Icon />
      </span>
      <p className={css.text}>
        <Text content={content} />
      </p>
      <button type="button" className={css.dismiss} onClick={() => send({ type: "notification.dismiss" })}>
        <CrossIcon />
        <VisuallyHidden>{t("notifications.dismiss")}</VisuallyHidden>
      </button>
    </div>
  )
}

const Gone = ({ onGone }: CardProps) => {
  useOnMount(onGone)
  return null
}

const views: StateViews<Machine, OwnProps> = { shown: Card, paused: Card, gone: Gone }
