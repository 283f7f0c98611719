import type { ComponentType } from "react"
import type { Extension } from "../../domain/site/extensions"
import { useExtension } from "../../ui/site/site-config"

/** A part of a page that an extension adds; elsewhere `Otherwise` takes its place, or nothing. */
export const offeredPart = <Props extends object>(
  name: Extension,
  Part: ComponentType<Props>,
  Otherwise: ComponentType<Props> = () => null,
) =>
  function OfferedPart(props: Props) {
    return useExtension(name) ? <Part {...props} /> : <Otherwise {...props} />
  }
