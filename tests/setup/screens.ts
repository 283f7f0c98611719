import { afterEach } from "vitest"
import { cleanup } from "vitest-browser-react"

// All test files of this project share one browser page, so each test must remove its rendered elements and stored
// data.
afterEach(async () => {
  await cleanup()
  for (const { name = "" } of await cookieStore.getAll()) await cookieStore.delete(name)
  sessionStorage.clear()
  localStorage.clear()
})
