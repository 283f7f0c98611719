import type { Subscribe } from "./follow.ts"

/** The events of a navigation. The browser fires `popstate`, and wouter fires the others. */
const navigationEvents = ["popstate", "pushState", "replaceState"]

/** Subscribes to the navigations of this page. */
export const onNavigation =
  (browser: Pick<Window, "addEventListener" | "removeEventListener">): Subscribe =>
  (listener) => {
    navigationEvents.forEach((name) => browser.addEventListener(name, listener))
    return () => navigationEvents.forEach((name) => browser.removeEventListener(name, listener))
  }
