import patterns from "#ui/kit/styles/patterns.module.css"

/** A placeholder for a figure that is loading, as high as the text around it. */
export const Block = () => <span className={`${patterns.block} ${patterns.awaited}`} />
