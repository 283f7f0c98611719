import { afterEach } from "vitest"
import { cleanup } from "vitest-browser-react"

// Files share one page: what a test has rendered or stored goes before the next one looks.
afterEach(async () => {
  await cleanup()
  for (const { name = "" } of await cookieStore.getAll()) await cookieStore.delete(name)
  sessionStorage.clear()
  localStorage.clear()
})
