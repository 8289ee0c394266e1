import { useMemo, useSyncExternalStore } from 'react'
import { keep, useKept } from '@touchstone/app/device/kept'

export const themeModes = ['system', 'light', 'dark'] as const
export type ThemeMode = (typeof themeModes)[number]

export const themeMode = keep('console-theme')

const modeOf = (text: string | undefined): ThemeMode => themeModes.find((mode) => mode === text) ?? 'system'

export const useThemeMode = (): ThemeMode => modeOf(useKept(themeMode))

/** What the browser says to a media query, now and whenever it changes. */
function useMedia(query: string): boolean {
  const media = useMemo(() => globalThis.matchMedia(query), [query])
  return useSyncExternalStore(
    (react) => {
      media.addEventListener('change', react)
      return () => {
        media.removeEventListener('change', react)
      }
    },
    () => media.matches,
  )
}

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')

/** What the switch says; where it follows the system, what that says. */
export function useIsDark(): boolean {
  const mode = useThemeMode()
  const system = useMedia('(prefers-color-scheme: dark)')
  return mode === 'system' ? system : mode === 'dark'
}
