import { useMemo } from "react"
import { useRouter } from "wouter"

/**
 * Returns the query of the URL, decoded once. A hook of wouter would decode it first, and URLSearchParams would then decode a URL
 * inside it a second time.
 */
export const useQuery = (): URLSearchParams => {
  const router = useRouter()
  const search = router.searchHook(router)
  return useMemo(() => new URLSearchParams(search), [search])
}
