import { useMemo } from "react"
import { useRouter } from "wouter"

/**
 * Returns the raw query. The hooks of wouter would decode the query first, and URLSearchParams would then decode an address
 * inside it a second time.
 */
export const useQuery = (): URLSearchParams => {
  const router = useRouter()
  const search = router.searchHook(router)
  return useMemo(() => new URLSearchParams(search), [search])
}
