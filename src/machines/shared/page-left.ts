/** The customer leaves the page: navigation, or the tab is hidden. */
export type PageLeft = { type: "page.left" }
