import { useMemo } from "react"
import { useRouter } from "wouter"

/** Returns the raw query. The hooks of wouter decode it first, so that an address inside it would be decoded twice. */
export const useQuery = (): URLSearchParams => {
  const router = useRouter()
  const search = router.searchHook(router)
  return useMemo(() => new URLSearchParams(search), [search])
}
