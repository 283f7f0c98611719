import { useMemo } from "react"
import { useRouter } from "wouter"

/** The query as it is written. wouter's own hooks decode it first: an address inside it would be decoded twice. */
export const useQuery = (): URLSearchParams => {
  const router = useRouter()
  const search = router.searchHook(router)
  return useMemo(() => new URLSearchParams(search), [search])
}
