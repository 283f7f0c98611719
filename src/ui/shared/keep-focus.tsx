import { Component, createRef, type HTMLAttributes } from "react"

/**
 * A section around what a machine replaces: if the control that had the focus is gone, such as a form that was cancelled, the section gets
 * it, so that Tab goes on from there.
 */
export class KeepFocus extends Component<HTMLAttributes<HTMLElement>> {
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
