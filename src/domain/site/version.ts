/** The release, for the page's foot and the metrics. `npm run release` writes it. */
export const version = "1.0.0"
