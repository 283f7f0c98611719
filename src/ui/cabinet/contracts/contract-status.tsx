import { useTranslation } from "react-i18next"
import { shownContractState } from "#domain/cabinet/contract.ts"
import { Status, type StatusKind } from "#ui/kit/feedback/status.tsx"
import type { TermProps } from "./contract-term.tsx"

const kinds: { readonly [State in ReturnType<typeof shownContractState>]: StatusKind } = {
  Active: "ok",
  Expired: "idle",
  Suspended: "warn",
  unknown: "info",
}

export const ContractStatus = ({ contract }: Pick<TermProps, "contract">) => {
  const { t } = useTranslation("cabinet")
  const shownState = shownContractState(contract)
  return <Status kind={kinds[shownState]}>{t(`contracts.states.${shownState}`)}</Status>
}
