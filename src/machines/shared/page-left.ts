/** The customer leaves the page by navigation, or the browser hides the tab. */
export type PageLeft = { type: "page.left" }
