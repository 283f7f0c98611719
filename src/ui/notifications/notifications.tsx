import { useLayoutEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { notification } from "../../machines/notification/notification.machine"
import type { notifications } from "../../machines/notifications/notifications.machine"
import { isInTopDialog } from "../kit/top-dialog"
import type { ScreenProps } from "../screen"
import { Notification } from "./notification"
import css from "./notifications.module.css"

type Props = ScreenProps<typeof notifications> & {
  readonly notification: typeof notification
}

/** What happened, bottom right. The region is always there, so that whatever enters it is read out. */
export const Notifications = ({ state, send, notification: machine }: Props) => {
  const { t } = useTranslation()
  const home = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  // The element itself goes from the page to the dialog and back: each of them is still there, with as much time as it had left.
  useLayoutEffect(() => {
    const [page, moved] = [home.current!, region.current!]
    const move = (to: HTMLElement) => {
      if (moved.parentElement === to) return
      // Not every browser tells of a focus that moving takes away, and the notification would wait for it for ever.
      if (moved.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
      to.append(moved)
    }
    const stay = isInTopDialog((dialog) => move(dialog ?? page))
    return () => {
      stay()
      move(page)
    }
  }, [])
  return (
    <div ref={home}>
      <div
        ref={region}
        role="log"
        className={css.corner}
        aria-label={t("notifications.label")}
        aria-relevant="additions"
      >
        <ul className={css.list}>
          {state.context.items.map(({ id, content }) => (
            <li key={id}>
              <Notification
                machine={machine}
                content={content}
                onGone={() => send({ type: "notification.gone", id })}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
