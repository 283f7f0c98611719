/** The customer leaves the page by navigation, or the tab is hidden. */
export type PageLeft = { type: "page.left" }
