import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { routes } from '../routes/paths.ts'

/** Goes to the previous screen, or home after entering by a link from outside. */
export function useBack(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    if (isFirstOfSession()) void navigate(routes.home.path, { replace: true })
    else void navigate(-1)
  }, [navigate])
}

/** The router numbers the entries that it makes. */
function isFirstOfSession(): boolean {
  const state: unknown = globalThis.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0
}
