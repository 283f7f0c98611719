import { expect, test } from "@playwright/test"
import { transportSecurity } from "#sandbox/headers.ts"

/** The HTTP URL of an nginx without a server behind it. */
const plain = process.env["E2E_PLAIN"] ?? ""
/** The TLS URL of the same nginx, whose certificate is self-signed. */
const tls = process.env["E2E_TLS"] ?? ""
const [hsts] = Object.values(transportSecurity)

test.use({ ignoreHTTPSErrors: true })

const headerValues = (headers: ReadonlyArray<{ readonly name: string; readonly value: string }>) =>
  headers.filter(({ name }) => name.toLowerCase() === "strict-transport-security").map(({ value }) => value)

test.describe("a site behind nginx with a certificate", () => {
  for (const path of ["", "signin", "config.json", "nowhere", "assets/gone.js", "api/v1/products"]) {
    test(`sends Strict-Transport-Security once for /${path}`, async ({ request }) => {
      const response = await request.get(tls + path)
      expect(headerValues(response.headersArray())).toEqual([hsts])
    })

    test(`redirects /${path} from plain HTTP to TLS, without Strict-Transport-Security`, async ({ request }) => {
      const response = await request.get(`${plain}${path}?a=b`, { maxRedirects: 0 })
      expect([response.status(), response.headers()["location"]]).toEqual([301, `https://127.0.0.1/${path}?a=b`])
      expect(headerValues(response.headersArray())).toEqual([])
    })
  }

  test("sends the same pages over TLS", async ({ page }) => {
    const response = await page.goto(`${tls}signin`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })
})

test.describe("a site behind nginx whose server has stopped", () => {
  for (const path of ["api/v1/products", "api/v1/profile", "wp-admin/admin-ajax.php"]) {
    test(`responds to /${path} with JSON and a request id`, async ({ request }) => {
      const response = await request.get(tls + path)
      const headers = response.headers()
      expect([
        response.status(),
        headers["content-type"],
        headers["cache-control"],
        headers["x-frame-options"],
      ]).toEqual([502, "application/json; charset=utf-8", "no-store", "DENY"])
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/)
      expect(await response.json()).toEqual({
        code: "Unavailable",
        message: "The server cannot be reached",
        requestId: headers["x-request-id"],
      })
    })
  }
})
