import { useId, type ReactNode } from "react"
import { Button } from "#ui/kit/actions/button.tsx"
import { DownIcon } from "#ui/kit/layout/icons.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./menu.module.css"

interface Props {
  /** The content of the button that opens the menu. */
  readonly label: ReactNode
  /** True while one of the menu's actions is running. */
  readonly isBusy?: boolean | undefined
  readonly takesFocus?: boolean | undefined
  /** The menu items, which are buttons and links. */
  readonly children: ReactNode
}

/** Closes the menu before the action runs, so that a dialog returns the focus to the menu's button. */
const closeOnClick = (menu: HTMLElement | null) => {
  const close = () => menu?.hidePopover()
  menu?.addEventListener("click", close)
  return () => menu?.removeEventListener("click", close)
}

/** A button that opens a menu of less common actions. */
export const Menu = ({ label, isBusy, takesFocus, children }: Props) => {
  const id = useId()
  return (
    <div className={css.place}>
      <Button kind="quiet" opens={id} isBusy={isBusy} takesFocus={takesFocus}>
        <span className={css.label}>
          <span>{label}</span>
          <DownIcon size={16} />
        </span>
      </Button>
      <div ref={closeOnClick} id={id} popover="auto" className={`${patterns.overlay} ${css.menu}`}>
        {children}
      </div>
    </div>
  )
}
