import { useLayoutEffect, useRef, type PointerEvent } from "react"
import { useTranslation } from "react-i18next"
import type { NotificationContent } from "#domain/site/notification.ts"
import type { notification } from "#machines/site/notification.machine.ts"
import type { notifications } from "#machines/site/notifications.machine.ts"
import { FailureLine } from "#ui/kit/feedback/failure-text.tsx"
import { CrossIcon, DangerIcon, OkIcon } from "#ui/kit/layout/icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { watchTopDialog } from "#ui/kit/overlays/top-dialog.ts"
import { renderView, type ScreenProps, type StateViews, useFlow, useOnMount, useOnChange } from "#ui/shared/flow.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./notifications.module.css"

type Machine = typeof notification

interface OwnProps {
  readonly content: NotificationContent
  readonly onEnd: () => void
}
type CardProps = ScreenProps<Machine> & OwnProps

export const Notification = ({ machine, ...ownProps }: OwnProps & { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, undefined)
  useOnChange(ownProps.content, () => send({ type: "notification.renew" }))
  return renderView(views, { state, send, ...ownProps })
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
    if (!event.currentTarget.contains(document.activeElement)) send({ type: "notification.resume" })
  }
  // Uses a native listener, because React misses the focusout event that fires while it removes a dialog.
  const watchFocus = (element: HTMLElement | null) => {
    const item = element!
    const focusLeft = ({ relatedTarget }: FocusEvent) => {
      if (!item.contains(relatedTarget as Node | null) && !item.matches(":hover")) send({ type: "notification.resume" })
    }
    item.addEventListener("focusout", focusLeft)
    return () => item.removeEventListener("focusout", focusLeft)
  }
  return (
    <div
      ref={watchFocus}
      className={`${patterns.overlay} ${css.item}`}
      onFocus={() => send({ type: "notification.pause" })}
      onPointerEnter={() => send({ type: "notification.pause" })}
      onPointerLeave={handlePointerLeave}
    >
      <span className={css.icon} data-tone={isSuccess ? "ok" : "danger"}>
        <Icon />
      </span>
      <p className={css.text}>
        <Text content={content} />
      </p>
      <button type="button" className={patterns.control} onClick={() => send({ type: "notification.dismiss" })}>
        <CrossIcon />
        <VisuallyHidden>{t("notifications.dismiss")}</VisuallyHidden>
      </button>
    </div>
  )
}

const Gone = ({ onEnd }: CardProps) => {
  useOnMount(onEnd)
  return null
}

const views: StateViews<Machine, OwnProps> = { shown: Card, paused: Card, gone: Gone }

type ViewProps = ScreenProps<typeof notifications> & {
  readonly notification: typeof notification
}

/**
 * The notifications at the bottom right. The live region is always rendered, because only then screen readers announce each new
 * notification.
 */
export const Notifications = ({ state, send, notification: machine }: ViewProps) => {
  const { t } = useTranslation()
  const home = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  // Moves the element itself between page and dialog. Remounting it would restart the timer of every notification.
  useLayoutEffect(() => {
    const [page, element] = [home.current!, region.current!]
    const move = (to: HTMLElement) => {
      if (element.parentElement === to) return
      // Blurs the focused element first. Some browsers fire no focusout when a move removes the focus, and the notification would
      // wait for that event forever.
      if (element.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
      to.append(element)
    }
    const unsubscribe = watchTopDialog((dialog) => move(dialog ?? page))
    return () => {
      unsubscribe()
      move(page)
    }
  }, [])
  return (
    <div ref={home}>
      <div
        ref={region}
        role="log"
        className={`${patterns.onScreen} ${css.corner}`}
        aria-label={t("notifications.label")}
        aria-relevant="additions"
      >
        <ul className={`${patterns.stack} ${css.list}`}>
          {state.context.items.map(({ id, content }) => (
            <li key={id}>
              <Notification
                machine={machine}
                content={content}
                onEnd={() => send({ type: "notification.ended", id })}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
