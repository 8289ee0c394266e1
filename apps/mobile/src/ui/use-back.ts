import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { routes } from '../routes/paths.ts'
import { entryNow, goBack } from './browser-back.ts'

/** Goes to the previous screen, or home after entering by a link from outside. */
export function useBack(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    if (entryNow() === 0) void navigate(routes.home.path, { replace: true })
    else goBack(navigate)
  }, [navigate])
}
