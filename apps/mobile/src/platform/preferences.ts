import { create } from 'zustand'
import { storedText, storeText } from './storage.ts'

/** How the app looks on this device. Those that an account has too are sent there by `account-settings.ts`. */
export type Preferences = {
  theme: 'system' | 'light' | 'dark'
  colourScheme: 'default' | 'red_up' | 'colour_blind'
  hideBalances: boolean
  displayCurrency: string
  haptics: boolean
}

const preferencesKey = 'preferences'
const defaults: Preferences = {
  theme: 'system',
  colourScheme: 'default',
  hideBalances: false,
  displayCurrency: 'USDT',
  haptics: true,
}

export const usePreferences = create<Preferences>(() => ({ ...defaults, ...readStored() }))

export function setPreferences(changed: Partial<Preferences>): void {
  usePreferences.setState(changed)
  storeText(preferencesKey, JSON.stringify(usePreferences.getState()))
  showPreferences()
}

export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  setPreferences({ [name]: value })
}

const darkOfSystem = (): MediaQueryList => globalThis.matchMedia('(prefers-color-scheme: dark)')

export function isDark(): boolean {
  const { theme } = usePreferences.getState()
  return theme === 'dark' || (theme === 'system' && darkOfSystem().matches)
}

/** Puts theme and direction colours on the page. */
export function showPreferences(): void {
  document.documentElement.classList.toggle('dark', isDark())
  document.documentElement.dataset['dir'] = usePreferences.getState().colourScheme
}

/** Follows the system's theme from now on. */
export function followSystemTheme(): void {
  showPreferences()
  darkOfSystem().addEventListener('change', showPreferences)
}

function readStored(): Partial<Preferences> {
  try {
    const stored: unknown = JSON.parse(storedText(preferencesKey) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const known = Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(defaults, name) && typeof value === typeof defaults[name as keyof Preferences],
    )
    return Object.fromEntries(known) as Partial<Preferences>
  } catch {
    return {}
  }
}
