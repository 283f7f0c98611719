import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./spinner.module.css"

/** The turning ring alone, next to a text that already names the loading content. */
export const SpinnerRing = () => <span className={css.ring} aria-hidden="true" />

/** Shows a turning ring and a text while the site checks or sends data. */
export const Spinner = ({ label }: { readonly label: string }) => (
  <span className={`${patterns.awaited} ${css.spinner}`} role="status">
    <SpinnerRing />
    <span>{label}</span>
  </span>
)
