import { Component, createRef, type HTMLAttributes } from "react"

/**
 * A section around content that a machine replaces. If the focused control disappears, for example with a cancelled form, the
 * section takes the focus, so that Tab continues from there.
 */
export class PreserveFocus extends Component<HTMLAttributes<HTMLElement>> {
  private readonly section = createRef<HTMLElement>()

  override getSnapshotBeforeUpdate(): boolean {
    return this.section.current?.contains(document.activeElement) === true
  }

  override componentDidUpdate(_: unknown, __: unknown, hadFocus: boolean): void {
    if (hadFocus && document.activeElement === document.body) this.section.current?.focus({ preventScroll: true })
  }

  override render() {
    return <section {...this.props} ref={this.section} tabIndex={-1} />
  }
}
