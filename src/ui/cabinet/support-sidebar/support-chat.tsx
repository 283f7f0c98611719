import { useTranslation } from "react-i18next"
import {
  maxMessageLength,
  supportTopics,
  type SupportTalk,
  type supportSidebar,
} from "#machines/cabinet/support-sidebar.machine.ts"
import { Form } from "#ui/kit/form/form.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { TextAreaField } from "#ui/kit/fields/form-field.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { paths } from "#ui/site/paths.ts"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { useSession } from "#ui/site/session.tsx"
import { supportMailTo } from "./address.ts"
import css from "./support-sidebar.module.css"
import * as z from "zod/mini"
import { prose } from "#ui/shared/typed-text.ts"

const supportMessageSchema = z.object({
  text: z.string().check(prose, z.minLength(1, "support:chat.required"), z.maxLength(maxMessageLength)),
})
const messageInitialValues = { text: "" }

type Props = ScreenProps<typeof supportSidebar>

/** The page that each answer links to. */
const answerLinks = {
  payout: paths.contracts(),
  withdrawal: paths.history(),
  underPaid: paths.orders({ state: "Warning" }),
  maintenance: paths.contracts(),
  twoFactor: paths.settings("twoFactor"),
} as const

const Exchange = ({ talk }: { readonly talk: SupportTalk }) => {
  const { t } = useTranslation("support")
  const email = useSession().profile?.email ?? ""
  if (talk.kind === "question") {
    return (
      <>
        <p className={css.question}>{t(`topics.${talk.topic}.question`)}</p>
        <div className={css.answer}>
          <p>{t(`topics.${talk.topic}.answer`)}</p>
          <p>
            <TextLink kind="alone" href={answerLinks[talk.topic]}>
              {t(`topics.${talk.topic}.link`)}
            </TextLink>
          </p>
        </div>
      </>
    )
  }
  return (
    <>
      <p className={css.question}>{talk.text}</p>
      <div className={css.answer}>
        <p>{t("chat.letter", { email })}</p>
        <p>
          <TextLink kind="alone" href={supportMailTo(t("chat.subject", { email }), talk.text)}>
            {t("chat.send")}
          </TextLink>
        </p>
      </div>
    </>
  )
}

const toField = (element: HTMLElement | null) => element?.querySelector("textarea")?.focus()

/** The page's own chat: frequent questions have an answer, other messages become an e-mail. */
export const SupportChat = ({ state, send }: Props) => {
  const { t } = useTranslation("support")
  const { talk } = state.context
  const sent = talk.filter(({ kind }) => kind === "message").length
  return (
    <>
      <div className={css.log} role="log" aria-label={t("chat.log")}>
        <p className={css.answer}>{t("chat.greeting")}</p>
        {talk.map((one, index) => (
          <Exchange key={index} talk={one} />
        ))}
      </div>
      <ul className={css.topics} aria-label={t("chat.topics")}>
        {supportTopics.map((topic) => (
          <li key={topic}>
            <button type="button" className={css.topic} onClick={() => send({ type: "question.ask", topic })}>
              {t(`topics.${topic}.question`)}
            </button>
          </li>
        ))}
      </ul>
      {/* Keyed by message: after sending, the form is remounted with an empty field. */}
      <div key={sent} ref={sent > 0 ? toField : undefined}>
        <Form
          initial={messageInitialValues}
          rules={supportMessageSchema}
          onSend={({ text }) => send({ type: "message.send", text })}
        >
          <TextAreaField name="text" label={t("chat.message")} maxLength={maxMessageLength} />
          <div>
            <Button type="submit">{t("chat.submit")}</Button>
          </div>
        </Form>
      </div>
    </>
  )
}
