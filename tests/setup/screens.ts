import { afterEach } from "vitest"
import { cleanup } from "vitest-browser-react"

// Files share one page: what a test has rendered goes before the next one looks.
afterEach(cleanup)
