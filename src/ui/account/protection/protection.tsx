import { useTranslation } from "react-i18next"
import type { Protection as Protected } from "#domain/account/security.ts"
import { lowRecoveryCodesThreshold } from "#domain/account/two-factor.ts"
import type { protection } from "#machines/account/protection.machine.ts"
import { SecuritySectionPanel } from "#ui/account/security/security-section-panel.tsx"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Status, type StatusKind } from "#ui/kit/feedback/status.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "#ui/account/security/security-list.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof protection
type ViewProps = ScreenProps<Machine>

/** Shows the protections of the account, each with its next step. */
export const Protection = ({ machine }: { readonly machine: Machine }) => (
  <SecuritySectionPanel title={useTranslation("security").t("protection.title")}>
    {renderView(views, useFlow(machine, undefined))}
  </SecuritySectionPanel>
)

interface Row {
  readonly name: string
  readonly kind: StatusKind
  readonly state: string
  readonly href: string
  readonly step: string
  /** The reason to take this step before all other steps. */
  readonly advice?: string
}

/** Returns the row of a protection, or none if the operator does not offer the protection. */
const rowIfOffered = <Value,>(value: Value | null, row: (value: Value) => Row): ReadonlyArray<Row> =>
  value === null ? [] : [row(value)]

const useRows = ({
  hasPassword,
  tfaEnabled,
  emailConfirmed,
  recoveryCodes: codes,
  passkeys,
  sessions,
  isAddressBookOn,
}: Protected): ReadonlyArray<Row> => {
  const { t } = useTranslation("security")
  const row = (name: "password" | "twoFactor" | "email", isOn: boolean): Row => ({
    name: t(`protection.${name}.name`),
    kind: isOn ? "ok" : "warn",
    state: isOn ? t(`protection.${name}.on`) : t(`protection.${name}.off`),
    href: paths.settings(name),
    step: isOn ? t(`protection.${name}.change`) : t(`protection.${name}.set`),
  })
  const twoFactor = row("twoFactor", tfaEnabled)
  return [
    // Puts two-factor first while it is disabled. Without it, a stolen password is enough to sign in and withdraw.
    ...(tfaEnabled ? [] : [{ ...twoFactor, advice: t("protection.twoFactor.advice") }]),
    row("password", hasPassword),
    ...(tfaEnabled ? [twoFactor] : []),
    ...rowIfOffered(codes, (left) => ({
      name: t("recoveryCodes.title"),
      kind: left < lowRecoveryCodesThreshold ? "warn" : "ok",
      state: left === 0 ? t("recoveryCodes.none") : t("recoveryCodes.left", { count: left }),
      href: paths.settings("recoveryCodes"),
      step: t("protection.recoveryCodes"),
    })),
    ...rowIfOffered(passkeys, (count) => ({
      name: t("passkeys.title"),
      kind: count > 0 ? "ok" : "idle",
      state: count === 0 ? t("protection.passkeys.none") : t("protection.passkeys.count", { count }),
      href: paths.settings("passkeys"),
      step: count === 0 ? t("passkeys.add") : t("protection.passkeys.step"),
    })),
    ...rowIfOffered(sessions, (count) => ({
      name: t("sessions.title"),
      kind: "info",
      state: t("protection.sessions.open", { count }),
      href: paths.settings("sessions"),
      step: t("protection.sessions.step"),
    })),
    ...rowIfOffered(isAddressBookOn, (isOn) => ({
      name: t("addressBook.title"),
      kind: isOn ? "ok" : "idle",
      state: isOn ? t("protection.addressBook.on") : t("protection.addressBook.off"),
      href: paths.settings("addressBook"),
      step: t("protection.addressBook.step"),
    })),
    row("email", emailConfirmed),
  ]
}

const List = ({ state }: ViewProps) => {
  const { t } = useTranslation("security")
  const rows = useRows(state.context.protection!)
  return (
    <ul aria-label={t("protection.title")}>
      {rows.map(({ name, kind, state: text, href, step, advice }) => (
        <li key={name} className={`${patterns.line} ${css.row}`}>
          <div className={css.what}>
            <p className={css.name}>{name}</p>
            <Status kind={kind}>
              <span className={css.sentence}>{text}</span>
            </Status>
            {advice !== undefined && <p className={patterns.note}>{advice}</p>}
          </div>
          {advice === undefined ? (
            <TextLink kind="row" href={href}>
              {step}
            </TextLink>
          ) : (
            <ButtonLink href={href}>{step}</ButtonLink>
          )}
        </li>
      ))}
    </ul>
  )
}

const views: StateViews<Machine> = {
  loading: () => <Skeleton lines={6} />,
  ready: List,
  failed: LoadFailed,
}
