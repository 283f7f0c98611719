import { afterEach } from "vitest"
import { cleanup } from "vitest-browser-react"

// All test files of this project share one browser page, so rendered elements and stored data are removed after each
// test.
afterEach(async () => {
  await cleanup()
  for (const { name = "" } of await cookieStore.getAll()) await cookieStore.delete(name)
  sessionStorage.clear()
  localStorage.clear()
})
