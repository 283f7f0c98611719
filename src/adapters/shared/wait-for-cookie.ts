import { hashOf, type Cookies } from "./cookies.ts"

/** The maximum wait in milliseconds. If a cookie takes longer, the browser has refused it or another tab has replaced it. */
const timeout = 1_000

const pause = () => new Promise((done) => setTimeout(done, 10))

/** Waits until this tab reads the cookie that another tab has announced. `last` contains the last announced hash of each cookie. */
export const waitForCookie = async (
  announced: unknown,
  last: Map<string, string>,
  read: Cookies["read"],
): Promise<void> => {
  const [name = "", hash = ""] = String(announced).split(" ")
  last.set(name, hash)
  const end = Date.now() + timeout
  while (String(hashOf(read(name) ?? "")) !== last.get(name) && Date.now() < end) await pause()
}
