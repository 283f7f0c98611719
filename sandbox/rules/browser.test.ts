import { expect, test } from "vitest"
import { browserOf } from "./browser.ts"

const chrome = "AppleWebKit/537.36 Chrome/141.0.0.0"

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "Chrome", "Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/141.0.0.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36 OPR/120.0`, "Opera", "macOS"],
  [`Mozilla/5.0 (Linux; Android 15) ${chrome} YaBrowser/25.1 Mobile Safari/537.36`, "Yandex Browser", "Android"],
  ["Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Safari/537.36", "Samsung Internet", "Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox", "Linux"],
  ["Mozilla/5.0 (X11; CrOS x86_64 16328.0.0) Chrome/141.0.0.0 Safari/537.36", "Chrome", "ChromeOS"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1", "Safari", "iOS"],
  ["curl/8.7.1", null, null],
  [undefined, null, null],
])("recognizes in %s the browser %s on %s", (userAgent, browser, system) => {
  expect(browserOf(userAgent)).toEqual({ browser, system })
})
