import { useTranslation } from "react-i18next"
import { hintAfter } from "../../domain/poll"
import { Notice } from "../kit/notice"
import { Ring } from "../kit/spinner"
import css from "./polling.module.css"

interface Props {
  /** What is waited for. */
  readonly waiting: string
  readonly fetching: boolean
  readonly paused: boolean
  readonly failures: number
}

/** That the page asks by itself, that it rests while nobody looks, and that it gets no answer. */
export const Polling = ({ waiting, fetching, paused, failures }: Props) => {
  const { t } = useTranslation("pay")
  return (
    <>
      {failures >= hintAfter && <Notice kind="warn" live><p>{t("crypto.trouble")}</p></Notice>}
      <p className={css.poll}>
        {paused ? t("crypto.paused") : waiting}
        {fetching && <span title={t("crypto.checking")}><Ring /></span>}
      </p>
    </>
  )
}
