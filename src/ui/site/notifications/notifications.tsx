import { useLayoutEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { notification } from "../../../machines/site/notification/notification.machine"
import type { notifications } from "../../../machines/site/notifications/notifications.machine"
import { watchTopDialog } from "../../kit/overlays/top-dialog"
import type { ScreenProps } from "../../shared/screen"
import { Notification } from "./notification"
import css from "./notifications.module.css"

type Props = ScreenProps<typeof notifications> & {
  readonly notification: typeof notification
}

/** Notifications, bottom right. The live region is always rendered, so that each new one is announced. */
export const Notifications = ({ state, send, notification: machine }: Props) => {
  const { t } = useTranslation()
  const home = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  // Move the element itself between page and dialog: remounting would restart every notification's timer.
  useLayoutEffect(() => {
    const [page, element] = [home.current!, region.current!]
    const move = (to: HTMLElement) => {
      if (element.parentElement === to) return
      // Some browsers fire no focusout when a move removes the focus, and the notification would wait for it forever.
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
