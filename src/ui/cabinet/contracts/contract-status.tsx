import { useTranslation } from "react-i18next"
import { deriveContractState } from "#domain/cabinet/contract.ts"
import { Status, type StatusKind } from "#ui/kit/feedback/status.tsx"
import type { TermProps } from "./contract-term.tsx"

const kinds: { readonly [State in ReturnType<typeof deriveContractState>]: StatusKind } = {
  Active: "ok",
  Expired: "idle",
  Suspended: "warn",
  unknown: "info",
}

export const ContractStatus = ({ contract }: Pick<TermProps, "contract">) => {
  const { t } = useTranslation("cabinet")
  const shownState = deriveContractState(contract)
  return <Status kind={kinds[shownState]}>{t(`contracts.states.${shownState}`)}</Status>
}
