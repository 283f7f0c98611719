import { expect, it, onTestFinished } from "vitest"
import { render } from "vitest-browser-react"
import { cdp, page } from "vitest/browser"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { QrCode } from "./qr-code.tsx"

/** Emulates a browser on a dark device that darkens each page unless the page declares itself dark or light only. */
const darkenPages = async () => {
  const browser = cdp()
  await browser.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: "dark" }] })
  await browser.send("Emulation.setAutoDarkModeOverride", { enabled: true })
  onTestFinished(async () => {
    await browser.send("Emulation.setAutoDarkModeOverride", {})
    await browser.send("Emulation.setEmulatedMedia", { features: [] })
    delete document.documentElement.dataset["theme"]
  })
}

/** Returns the painted brightness of the element at these points, from 0 to 255. The points are shares of its width and height. */
const brightness = async (element: Element, points: ReadonlyArray<readonly [number, number]>) => {
  const base64 = await page.elementLocator(element).screenshot({ save: false })
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }))
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")!
  canvas.drawImage(image, 0, 0)
  return points.map(([across, down]) =>
    Math.max(...canvas.getImageData(across * image.width, down * image.height, 1, 1).data.slice(0, 3)),
  )
}

it.each([undefined, "light", "dark"] as const)(
  "a QR code and its margin stay black on white in the theme %s if the browser darkens pages",
  async (theme) => {
    await darkenPages()
    await render(
      <StoryFrame locale="en-US" {...(theme && { theme })}>
        <QrCode value="bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" size={160} label="Code" />
      </StoryFrame>,
    )
    const picture = page.getByRole("img", { name: "Code" }).element()
    // Samples the corner mark, the white ring inside it, and the paper next to it.
    expect(
      await brightness(picture, [
        [0.01, 0.01],
        [0.05, 0.05],
      ]),
    ).toEqual([0, 255])
    expect(
      await brightness(picture.parentElement!, [
        [0.04, 0.5],
        [0.5, 0.04],
      ]),
    ).toEqual([255, 255])
  },
)

it("a page in the chosen light theme is not darkened by the browser", async () => {
  await darkenPages()
  await render(
    <StoryFrame locale="en-US" theme="light">
      <p>Text</p>
    </StoryFrame>,
  )
  const [paper] = await brightness(document.body, [[0.5, 0.5]])
  expect(paper).toBeGreaterThan(200)
})
