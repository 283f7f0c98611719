/** The event of a customer who leaves the page by navigation, or of a browser that hides the tab. */
export type PageLeft = { type: "page.left" }
