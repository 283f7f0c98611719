import patterns from "#ui/kit/styles/patterns.module.css"

/** The place of a figure that is loading, as high as the text around it. */
export const Block = () => <span className={`${patterns.block} ${patterns.awaited}`} />
