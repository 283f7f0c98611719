import type { Changes } from "./follow.ts"

/** The events of a navigation. The browser fires `popstate`, and wouter fires the others. */
const navigationEvents = ["popstate", "pushState", "replaceState"]

/** Subscribes to the navigations of this page. */
export const onNavigation =
  (site: Pick<Window, "addEventListener" | "removeEventListener">): Changes =>
  (listener) => {
    navigationEvents.forEach((name) => site.addEventListener(name, listener))
    return () => navigationEvents.forEach((name) => site.removeEventListener(name, listener))
  }
