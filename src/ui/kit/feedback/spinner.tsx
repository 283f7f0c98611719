import css from "./spinner.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

/** The icon alone, beside a text that already says what is loading. */
export const SpinnerRing = () => <span className={css.ring} aria-hidden="true" />

/** Says that something is checked or sent, with a turning ring. */
export const Spinner = ({ label }: { readonly label: string }) => (
  <span className={`${patterns.awaited} ${css.spinner}`} role="status">
    <SpinnerRing />
    <span>{label}</span>
  </span>
)
