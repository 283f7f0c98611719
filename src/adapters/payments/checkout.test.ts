import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { taggedFailure } from "#domain/shared/failure.ts"
import { parseCheckoutUrl, openCheckout } from "./checkout.ts"

const checkout = { allowedOrigins: ["https://pay.acquirer.example"], ownOrigin: "http://localhost:4173" }
const page = parseCheckoutUrl(checkout)

describe("the URL of a page for card payments", () => {
  it.each(["https://pay.acquirer.example/5c0e?lang=en", "http://localhost:4173/sandbox/acquirer/5c0e"])(
    "is allowed: %s",
    (url) => {
      expect(page(url)).toBe(url)
    },
  )
  it.each([
    "http://pay.acquirer.example/5c0e",
    "https://acquirer.example/",
    "https://pay.acquirer.example.evil.example/",
    "https://evil.example",
    "https://pay.acquirer.example@evil.example/",
    "https://me:secret@pay.acquirer.example/",
    "https://pay.acquirer.example:8443/",
    "http://localhost/",
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/sandbox",
    "",
    "https:\\\\evil.example",
  ])("is refused: %s", (url) => {
    expect(page(url)).toBeNull()
  })
  it.each([
    "http://pay.acquirer.example",
    "http://192.168.0.10:4173",
    "http://localhost.evil.example",
    "http://127.0.0.1.evil.example",
    "http://evillocalhost",
  ])("is refused without https, even if its origin is allowed: %s", (origin) => {
    expect(parseCheckoutUrl({ ...checkout, allowedOrigins: [origin] })(`${origin}/5c0e`)).toBeNull()
    expect(parseCheckoutUrl({ ...checkout, ownOrigin: origin })(`${origin}/5c0e`)).toBeNull()
  })
  it.each([
    "http://127.0.0.1:4173",
    "http://127.1.2.3",
    "http://[::1]:4173",
    "http://localhost",
    "http://shop.localhost:4173",
    "https://hashwell.example",
  ])("is allowed on the site's own origin over https, or on this machine: %s", (ownOrigin) => {
    expect(parseCheckoutUrl({ allowedOrigins: [], ownOrigin })(`${ownOrigin}/sandbox/acquirer/5c0e`)).toBe(
      `${ownOrigin}/sandbox/acquirer/5c0e`,
    )
  })
  it("is opened only if it is allowed", async () => {
    const left: Array<string> = []
    const open = (url: string) =>
      Effect.runPromise(Effect.result(openCheckout(checkout, (to) => left.push(to))({ url })))
    expect(await open("https://evil.example/")).toEqual(Result.fail(taggedFailure("NotAllowed")))
    expect(await open("https://pay.acquirer.example/5c0e")).toEqual(Result.succeed(null))
    expect(left).toEqual(["https://pay.acquirer.example/5c0e"])
  })
})
