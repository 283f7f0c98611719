// First: it says in which order the layers of all later styles stand.
import "./ui/kit/styles.css"
import { loadConfig, watchConfig } from "./main/config"
import { createCore } from "./main/core"
import { loadTexts } from "./ui/i18n"
import { paths } from "./ui/paths"

let takeAway = () => {}

/**
 * Without its texts or with wrong settings the site can only say so in the words that came with the document, those of its language
 * first; why, is for whoever runs it. What stands of the page goes: it would not live.
 */
const giveUp = (failure: unknown) => {
  takeAway()
  document.getElementById("root")?.remove()
  const unavailable = document.getElementById("unavailable")
  const own = [...(unavailable?.children ?? [])].find((words) =>
    document.documentElement.lang.startsWith(words.getAttribute("lang") ?? ""),
  )
  if (own) unavailable?.prepend(own)
  const why = document.createElement("pre")
  why.lang = "en"
  why.textContent = failure instanceof Error ? failure.message : ""
  unavailable?.append(why)
  unavailable?.removeAttribute("hidden")
}

/** Everything but what draws: its machines, the page that is asked for, and its texts. */
const begin = async (alive: Promise<unknown>) => {
  const core = await createCore(alive)
  const { app, guard, pages } = core
  const asked = guard.getSnapshot()
  const first = asked.matches("toSignIn")
    ? paths.signIn()
    : asked.matches("toSignUp")
      ? paths.signUp()
      : location.pathname
  await Promise.all([
    loadTexts(app.i18n, app.locale(), ["common"]),
    // A page that does not come is asked for again, and its failure told, where it would stand.
    pages.load(first).catch(() => null),
  ])
  return core
}

const start = async () => {
  const root = document.getElementById("root")!
  let live = () => {}
  const alive = new Promise<void>((done) => {
    live = done
  })
  loadConfig(alive, giveUp)
  // Nothing on the page waits for them, nor misses them.
  watchConfig(
    () =>
      void import("./main/later/observers").then(
        ({ startObservers }) => startObservers(),
        () => undefined,
      ),
  )
  const [core, { mountSite }] = await Promise.all([begin(alive), import("./main/view")])
  // The browser restores the place on the way back; a new page starts at its top.
  addEventListener("pushState", () => scrollTo(0, 0))
  takeAway = mountSite(root, core, live)
}

start().catch(giveUp)
