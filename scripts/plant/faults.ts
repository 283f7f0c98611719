import type { Fault } from "./fault.ts"
import { inAdapters } from "./faults/adapters.ts"
import { inComposition } from "./faults/composition.ts"
import { inDomain } from "./faults/domain.ts"
import { inFlows } from "./faults/flows.ts"
import { inMachines } from "./faults/machines.ts"
import { inPorts } from "./faults/ports.ts"
import { inRules } from "./faults/rules.ts"
import { inSandbox } from "./faults/sandbox.ts"
import { inScreens } from "./faults/screens.ts"
import { inTexts } from "./faults/texts.ts"

export const faults: readonly Fault[] = [
  ...inMachines,
  ...inFlows,
  ...inPorts,
  ...inRules,
  ...inTexts,
  ...inScreens,
  ...inDomain,
  ...inAdapters,
  ...inSandbox,
  ...inComposition,
]
