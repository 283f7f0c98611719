import { Dashboard } from "../ui/dashboard/dashboard"
import { useSession } from "../ui/session"

export const page = () => () => <Dashboard email={useSession().profile?.email ?? null} />
