import * as React from "react"
import { Button, Modal } from "storybook/internal/components"
import { useGlobals, useStorybookApi } from "storybook/manager-api"
import { FindDialog } from "./find-dialog.tsx"
import { choosePanelTexts, PanelTextsContext } from "./texts.ts"

/** The button that opens the search, like Alt+K. */
export const FindTool = () => {
  const api = useStorybookApi()
  const [globals] = useGlobals()
  const [isOpen, setOpen] = React.useState(false)
  const t = choosePanelTexts(globals["locale"])
  React.useEffect(() => {
    void api.setAddonShortcut("hashwell", {
      label: "Find a state",
      actionName: "find",
      defaultShortcut: ["alt", "K"],
      action: () => setOpen(true),
    })
  }, [api])
  const open = (story: string) => {
    setOpen(false)
    api.selectStory(story)
  }
  return (
    <PanelTextsContext.Provider value={t}>
      <Button
        variant="ghost"
        size="small"
        padding="small"
        ariaLabel={`${t.find} (Alt+K)`}
        onClick={() => setOpen(true)}
      >
        {t.find}
      </Button>
      <Modal open={isOpen} onOpenChange={setOpen} ariaLabel={t.find} width={720}>
        <FindDialog onStory={open} />
      </Modal>
    </PanelTextsContext.Provider>
  )
}
