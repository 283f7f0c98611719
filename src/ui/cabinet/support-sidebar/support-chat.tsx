import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { maxMessageLength, type supportSidebar } from "#machines/cabinet/support-sidebar.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { TextAreaField } from "#ui/kit/fields/form-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { createSupportMailto } from "#ui/shared/support-mailto.ts"
import { prose } from "#ui/shared/typed-text.ts"
import { useSession } from "#ui/site/session.tsx"
import css from "./support-sidebar.module.css"

const supportMessageSchema = z.object({
  text: z.string().check(prose, z.minLength(1, "support:chat.required"), z.maxLength(maxMessageLength)),
})
const messageInitialValues = { text: "" }

type ViewProps = ScreenProps<typeof supportSidebar>

const Exchange = ({ message }: { readonly message: string }) => {
  const { t } = useTranslation("support")
  const email = useSession().profile?.email ?? ""
  return (
    <>
      <p className={css.question}>{message}</p>
      <div className={css.answer}>
        <p>{t("chat.byEmail", { email })}</p>
        <p>
          <TextLink kind="alone" href={createSupportMailto(t("chat.subject", { email }), message)}>
            {t("chat.send")}
          </TextLink>
        </p>
      </div>
    </>
  )
}

const toField = (element: HTMLElement | null) => element?.querySelector("textarea")?.focus()

/** The site's own chat, which turns each message into an e-mail that the customer sends. */
export const SupportChat = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("support")
  const { messages } = state.context
  const sent = messages.length
  return (
    <>
      <div className={css.log} role="log" aria-label={t("chat.log")}>
        <p className={css.answer}>{t("chat.greeting")}</p>
        {messages.map((message, index) => (
          <Exchange key={index} message={message} />
        ))}
      </div>
      {/* The key is the number of messages, so that sending remounts the form with an empty field. */}
      <div key={sent} ref={sent > 0 ? toField : undefined}>
        <Form
          initialValues={messageInitialValues}
          schema={supportMessageSchema}
          onSubmit={({ text }) => send({ type: "message.send", text })}
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
