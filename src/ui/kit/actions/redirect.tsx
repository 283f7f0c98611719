import { Redirect as Navigate } from "wouter"

interface Props {
  readonly to: string
  readonly replace?: boolean | undefined
  /** Replaces the current history entry with this address, so that Back leads there. */
  readonly behind?: string | undefined
}

/** The view of a final state that navigates away. */
export const Redirect = ({ to, replace = false, behind }: Props) => (
  <>
    {behind !== undefined && <Navigate to={behind} replace />}
    <Navigate to={to} replace={replace} />
  </>
)
