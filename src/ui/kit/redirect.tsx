import { Redirect as Navigate } from "wouter"

interface Props {
  readonly to: string
  readonly replace?: boolean | undefined
  /** What Back then leads to, instead of the page that is left. */
  readonly behind?: string | undefined
}

/** The view of a final state that goes elsewhere. */
export const Redirect = ({ to, replace = false, behind }: Props) => (
  <>
    {behind !== undefined && <Navigate to={behind} replace />}
    <Navigate to={to} replace={replace} />
  </>
)
