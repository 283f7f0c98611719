import { useMachine } from "@xstate/react"
import { Formik, useField } from "formik"
import i18next from "i18next"
import { createRoot } from "react-dom/client"
import { I18nextProvider, useTranslation } from "react-i18next"
import { Link, Router } from "wouter"
import { setup } from "xstate"
import * as z from "zod/mini"

/** The same form on the same libraries without our own code: the cost of the libraries. */
const signIn = setup({ types: {} as { events: { type: "form.submit" } } }).createMachine({
  initial: "editing",
  states: { editing: { on: { "form.submit": "process" } }, process: {} },
})
const form = z.object({ email: z.string().check(z.minLength(1)), password: z.string().check(z.minLength(1)) })

const i18n = i18next.createInstance()
void i18n.init({
  lng: "en-US",
  resources: {
    "en-US": {
      translation: {
        title: "Sign in",
        email: "E-mail",
        password: "Password",
        show: "Show",
        hide: "Hide",
        forgot: "Forgot password?",
        empty: "Fill in both fields",
      },
    },
  },
})

const reveal = setup({ types: {} as { events: { type: "reveal.toggle" } } }).createMachine({
  initial: "hidden",
  states: { hidden: { on: { "reveal.toggle": "shown" } }, shown: { on: { "reveal.toggle": "hidden" } } },
})

const Fields = () => {
  const { t } = useTranslation()
  const [email] = useField<string>("email")
  const [password] = useField<string>("password")
  const [state, send] = useMachine(reveal)
  return (
    <>
      <label htmlFor="email">{t("email")}</label>
      <input id="email" type="email" {...email} />
      <label htmlFor="password">{t("password")}</label>
      <input id="password" type={state.matches("shown") ? "text" : "password"} {...password} />
      <button type="button" onClick={() => send({ type: "reveal.toggle" })}>
        {t(state.matches("shown") ? "hide" : "show")}
      </button>
    </>
  )
}

const SignIn = () => {
  const { t } = useTranslation()
  const [state, send] = useMachine(signIn)
  return (
    <main>
      <h1>{t("title")}</h1>
      <Formik
        initialValues={{ email: "", password: "" }}
        validate={(values) => (form.safeParse(values).success ? {} : { email: t("empty") })}
        onSubmit={() => send({ type: "form.submit" })}
      >
        {({ errors, handleSubmit }) => (
          <form onSubmit={handleSubmit}>
            <p role="alert">{errors.email}</p>
            <Fields />
            <p>
              <Link href="/recovery">{t("forgot")}</Link>
            </p>
            <button type="submit" disabled={state.matches("process")}>
              {t("title")}
            </button>
          </form>
        )}
      </Formik>
    </main>
  )
}

createRoot(document.getElementById("root")!).render(
  <Router>
    <I18nextProvider i18n={i18n}>
      <SignIn />
    </I18nextProvider>
  </Router>,
)
