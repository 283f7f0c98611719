import type { Mutant } from "./mutant.ts"
import { adapterMutants } from "./mutants/adapters.ts"
import { compositionMutants } from "./mutants/composition.ts"
import { domainMutants } from "./mutants/domain.ts"
import { flowMutants } from "./mutants/flows.ts"
import { machineMutants } from "./mutants/machines.ts"
import { portMutants } from "./mutants/ports.ts"
import { ruleMutants } from "./mutants/rules.ts"
import { sandboxMutants } from "./mutants/sandbox.ts"
import { screenMutants } from "./mutants/screens.ts"
import { textMutants } from "./mutants/texts.ts"

export const mutants: readonly Mutant[] = [
  ...machineMutants,
  ...flowMutants,
  ...portMutants,
  ...ruleMutants,
  ...textMutants,
  ...screenMutants,
  ...domainMutants,
  ...adapterMutants,
  ...sandboxMutants,
  ...compositionMutants,
]
