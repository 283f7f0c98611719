import { useState } from "react"
import { useSearchParams } from "wouter"
import { navigate } from "wouter/use-browser-location"
import { live } from "../adapters/bridge"
import { later } from "../adapters/later"
import { takeToken } from "../adapters/mail-token"
import { redirectTarget } from "../domain/redirect"
import { recoveryMode } from "../machines/recovery-mode/recovery-mode.machine"
import { recoveryRequest } from "../machines/recovery-request/recovery-request.machine"
import { recoverySetPassword } from "../machines/recovery-set-password/recovery-set-password.machine"
import { RecoveryPage } from "../ui/recovery/recovery"
import type { App } from "./app"
import { humanCheck } from "./services"

export const page = ({ alive, api, tokens }: App) => {
  const calls = () => import("../adapters/recovery")
  const machine = recoveryMode.provide({
    actors: {
      takeToken: live(takeToken({ read: () => location, replace: (address) => navigate(address, { replace: true }) }))
    }
  })
  const request = recoveryRequest.provide({
    actors: { obtainHumanCheck: live(humanCheck), requestRecovery: live(later(alive, async () => (await calls()).requestRecovery(api))) }
  })
  const setPassword = recoverySetPassword.provide({ actors: { resetPassword: live(later(alive, async () => (await calls()).resetPassword(api, tokens))) } })
  return () => {
    const [search] = useSearchParams()
    const [formAtOnce] = useState(!search.has("token"))
    return (
      <RecoveryPage
        machine={machine} request={request} setPassword={setPassword} formAtOnce={formAtOnce} redirect={redirectTarget(search.get("redirect"))}
      />
    )
  }
}
