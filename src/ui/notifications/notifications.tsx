import { useTranslation } from "react-i18next"
import type { notification } from "../../machines/notification/notification.machine"
import type { notifications } from "../../machines/notifications/notifications.machine"
import type { ScreenProps } from "../screen"
import { Notification } from "./notification"
import css from "./notifications.module.css"

type Props = ScreenProps<typeof notifications> & {
  readonly notification: typeof notification
}

/** What happened, bottom right. The region is always there, so that whatever enters it is read out. */
export const Notifications = ({ state, send, notification: machine }: Props) => {
  const { t } = useTranslation()
  return (
    <div role="log" aria-label={t("notifications.label")} aria-relevant="additions">
      <ul className={css.corner}>
        {state.context.items.map(({ id, told }) => (
          <li key={id}><Notification machine={machine} told={told} onGone={() => send({ type: "notification.gone", id })} /></li>
        ))}
      </ul>
    </div>
  )
}
