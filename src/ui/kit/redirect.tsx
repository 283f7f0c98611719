import { Redirect as Navigate } from "wouter"

interface Props {
  readonly to: string
  readonly replace?: boolean | undefined
}

/** The view of a final state that goes elsewhere. */
export const Redirect = ({ to, replace = false }: Props) => <Navigate to={to} replace={replace} />
