import { readFileSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { AxeBuilder } from "@axe-core/playwright"
import { serve } from "@hono/node-server"
import { expect, it, onTestFinished } from "vitest"
import { launchBrowser } from "#scripts/browser.ts"
import { createRunApp } from "#scripts/paths/run/run-app.ts"
import { hostileNote, png, sampleRun, storedRun } from "./run-sample.ts"

const openPages = async () => {
  const store = storedRun({ ...sampleRun, language: "ru-RU", results: {} })
  const server = serve({ fetch: createRunApp(store).fetch, hostname: "127.0.0.1", port: 0 })
  await new Promise((listening) => server.once("listening", listening))
  const browser = await launchBrowser()
  onTestFinished(async () => {
    await browser.close()
    server.close()
  })
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return { page, store }
}

it("a tester records results by keyboard, with a pasted picture, and exports them", async () => {
  const { page, store } = await openPages()
  const complaints: string[] = []
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()))
  const violations = async () => {
    const found = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze()
    return found.violations.map(({ id }) => id)
  }
  const button = (name: string) => page.getByRole("button", { name, exact: true })
  const paste = async () =>
    page.evaluate(
      (bytes) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], "image.png", { type: "image/png" }))
        document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }))
      },
      [...png],
    )

  expect(await violations()).toEqual([])
  await page.getByRole("link", { name: "Перейти к следующему сценарию" }).press("Enter")
  await page.getByLabel("Ваше имя").fill("Анна")
  // Enter in a field must record nothing, because the tester has not chosen a result.
  await page.getByLabel("Ваше имя").press("Enter")
  await button("Пройден").press("Enter")
  await page.waitForURL("**/scripts/signIn-02")

  await paste()
  await paste()
  await button("Убрать: Вставленная картинка 1").press("Enter")
  await button("Не пройден").press("Enter")
  // Without a note, the page stays open and keeps the chosen images.
  expect(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).validationMessage)).toBe(
    "Напишите в заметке, что вы увидели или что помешало.",
  )
  await page.getByLabel("Заметка").fill(hostileNote)
  await page.getByLabel("На шаге").selectOption("Шаг 2")
  expect(await violations()).toEqual([])
  await button("Не пройден").press("Enter")
  await page.waitForURL("**/scripts/signIn-03")

  expect(await page.getByText("Записано: 2 из 4").isVisible()).toBe(true)
  expect(await page.getByLabel("Ваше имя").inputValue()).toBe("Анна")
  const { results } = store.read()
  expect(Object.entries(results).map(([id, { status, tester }]) => [id, status, tester])).toEqual([
    ["signIn-01", "passed", "Анна"],
    ["signIn-02", "failed", "Анна"],
  ])
  expect(results["signIn-02"]).toMatchObject({ step: 2, screenshots: ["signIn-02-1.png"] })
  expect(new Uint8Array(readFileSync(join(store.folder, "signIn-02-1.png")))).toEqual(png)

  const xml = await page.evaluate(async () => await (await fetch("/exports/junit")).text())
  // The policy of the page itself forbids parsing, so the test uses a blank page.
  const blank = await page.context().newPage()
  const read = await blank.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "application/xml")
    const comment = parsed.querySelector('property[name="testrail_result_comment"]')
    return [parsed.documentElement.tagName, parsed.querySelectorAll("failure").length, comment?.getAttribute("value")]
  }, xml)
  expect(read).toEqual(["testsuites", 1, results["signIn-02"]!.note])
  expect(complaints).toEqual([])
})
