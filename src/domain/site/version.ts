/** The release, for the footer of the page and the metrics. `npm run release` writes it. */
export const version = "1.0.0"
