import { Redirect as Navigate } from "wouter"

interface Props {
  readonly to: string
  readonly replace?: boolean | undefined
  /** Replaces the current history entry with this URL, so that Back leads there. */
  readonly behind?: string | undefined
}

/** Navigates to another page as soon as it is rendered, for the final state of a machine that leaves the page. */
export const Redirect = ({ to, replace = false, behind }: Props) => (
  <>
    {behind !== undefined && <Navigate to={behind} replace />}
    <Navigate to={to} replace={replace} />
  </>
)
