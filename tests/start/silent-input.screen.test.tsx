import { expect, it, vi } from "vitest"
import { render } from "vitest-browser-react"
import { page, userEvent } from "vitest/browser"
import * as z from "zod/mini"
import { reportSilentInput } from "#start/replay-input.ts"
import { CodeField } from "#ui/kit/fields/code-field.tsx"
import { EmailField } from "#ui/kit/fields/form-field.tsx"
import { PasswordField } from "#ui/kit/fields/password-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"

const required = z.string().check(z.minLength(1, "buy:products.codeMissing"))
const schema = z.object({ email: required, password: required, code: z.string() })

const form = async () => {
  const listening = new AbortController()
  reportSilentInput(listening.signal)
  const onSubmit = vi.fn(() => listening.abort())
  await render(
    <StoryFrame locale="en-US">
      <Form initialValues={{ email: "", password: "", code: "" }} schema={schema} onSubmit={onSubmit}>
        <EmailField label="E-mail" autoComplete="username" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <CodeField name="code" label="Code" />
        <button type="submit">Send</button>
      </Form>
    </StoryFrame>,
  )
  return onSubmit
}

const fill = (label: string, value: string) => {
  const input = page.getByLabelText(label, { exact: true }).element()
  if (input instanceof HTMLInputElement) input.value = value
}
const fillAll = () => {
  fill("E-mail", "anna@example.com")
  fill("Password", "correct-horse")
  fill("Code", "123456")
}
const sent = [[{ email: "anna@example.com", password: "correct-horse", code: "123456" }]]

it("a value that a password manager filled in without events is sent", async () => {
  const onSubmit = await form()
  fillAll()
  await page.getByRole("button", { name: "Send" }).click()
  await expect.poll(() => onSubmit.mock.calls).toEqual(sent)
})

it("a value filled in without events stays when another field is left", async () => {
  const onSubmit = await form()
  await page.getByLabelText("E-mail").click()
  fillAll()
  await userEvent.tab()
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => onSubmit.mock.calls).toEqual(sent)
})
