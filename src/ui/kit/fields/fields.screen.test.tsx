import { Formik } from "formik"
import { describe, expect, it, vi } from "vitest"
import { render } from "vitest-browser-react"
import { page, userEvent } from "vitest/browser"
import * as z from "zod/mini"
import { SegmentedLinks } from "#ui/kit/actions/segmented-links.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { CodeField } from "./code-field.tsx"
import { FormField } from "./form-field.tsx"
import { SegmentedRadios } from "./segmented-radios.tsx"

describe("the code field", () => {
  const field = async () => {
    const full = vi.fn()
    await render(
      <StoryFrame locale="ru-RU">
        <Formik initialValues={{ code: "" }} onSubmit={() => undefined}>
          <CodeField name="code" label="Код" onComplete={full} />
        </Formik>
      </StoryFrame>,
    )
    const input = page.getByLabelText("Код")
    await input.click()
    return { input, full }
  }

  it.each([
    ["123", "123", []],
    ["1234", "123 4", []],
    ["12x3-4", "123 4", []],
    ["012345", "012 345", ["012345"]],
    ["1234567", "123 456", ["123456"]],
    ["123456{Backspace}7", "123 457", ["123456", "123457"]],
    ["1234{Backspace}", "123", []],
    ["12356{ArrowLeft>4/}4", "124 356", ["124356"]],
  ])("shows typed %j as %j", async (keys, shown, reported) => {
    const it = await field()
    await userEvent.keyboard(keys)
    await expect.element(it.input).toHaveValue(shown)
    expect(it.full.mock.calls.flat()).toEqual(reported)
  })

  const paste = (element: Element, text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text", text)
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }

  it.each(["123456", "123 456", " 12 34 56 ", "123-456", "Code: 123456"])("is full after pasting %j", async (text) => {
    const it = await field()
    paste(it.input.element(), text)
    await expect.element(it.input).toHaveValue("123 456")
    expect(it.full.mock.calls).toEqual([["123456"]])
  })

  it("can be filled in from a text message by a phone", async () => {
    const { input } = await field()
    await expect.element(input).toHaveAttribute("autocomplete", "one-time-code")
    await expect.element(input).toHaveAttribute("inputmode", "numeric")
    await expect.element(input).toHaveAttribute("maxlength", "7")
  })
})

it.each([
  ["left untouched", "{Tab}{Shift>}{Tab}{/Shift}", "false"],
  ["changed and left", "a{Tab}", "true"],
  ["submitted untouched", "{Enter}", "true"],
])("a field that needs two characters is validated when it is %s", async (_, keys, invalid) => {
  const schema = z.object({ name: z.string().check(z.minLength(2, "Too short")) })
  await render(
    <StoryFrame locale="en-US">
      <Form initialValues={{ name: "" }} schema={schema} onSubmit={vi.fn()}>
        <FormField name="name" label="Name" autoComplete="off" />
        <button>Send</button>
      </Form>
    </StoryFrame>,
  )
  const field = page.getByLabelText("Name")
  await field.click()
  await userEvent.keyboard(keys)
  await expect.element(field).toHaveAttribute("aria-invalid", invalid)
})

describe("a segmented control", () => {
  const text = "As the network has grown in the last ninety days"

  const controls = {
    radios: (
      <SegmentedRadios legend="Difficulty" value="a" options={[{ value: "a", text }]} onChange={() => undefined} />
    ),
    links: <SegmentedLinks label="Coins" items={[{ href: "/buy", text, isCurrent: true }]} />,
  }

  it.each(Object.entries(controls))("wraps an option that is longer than a line: %s", async (_, control) => {
    await page.viewport(320, 640)
    await render(<StoryFrame locale="en-US">{control}</StoryFrame>)
    await expect.element(page.getByText(text)).toBeVisible()
    const { right } = page.getByText(text).element().getBoundingClientRect()
    expect(right).toBeLessThanOrEqual(320)
  })
})
