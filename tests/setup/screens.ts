import { afterEach } from "vitest"
import { cleanup } from "vitest-browser-react"

const { href } = location
const state: unknown = history.state

// All test files of this project share one browser page, so each test must remove its rendered elements and stored
// data, and restore the URL. A token in the URL opens another page in a later test.
afterEach(async () => {
  await cleanup()
  for (const { name = "" } of await cookieStore.getAll()) await cookieStore.delete(name)
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(state, "", href)
})
