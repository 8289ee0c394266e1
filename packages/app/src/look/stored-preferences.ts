import { settlementCurrency } from '@touchstone/domain/money/currency'
import { storedText } from '../device/storage.ts'

/** How the app looks on this device. Those that an account has too are sent there by `account-settings.ts`. */
export type Preferences = {
  theme: 'system' | 'light' | 'dark'
  colourScheme: 'default' | 'red_up' | 'colour_blind'
  hideBalances: boolean
  displayCurrency: string
  haptics: boolean
}

export const preferencesKey = 'preferences'
const defaults: Preferences = {
  theme: 'system',
  colourScheme: 'default',
  hideBalances: false,
  displayCurrency: settlementCurrency,
  haptics: true,
}

/** What was chosen on this device, and the defaults where nothing was. */
export function storedPreferences(): Preferences {
  try {
    const stored: unknown = JSON.parse(storedText(preferencesKey) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return defaults
    const known = Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(defaults, name) && typeof value === typeof defaults[name as keyof Preferences],
    )
    return { ...defaults, ...(Object.fromEntries(known) as Partial<Preferences>) }
  } catch {
    return defaults
  }
}

export const darkOfSystem = (): MediaQueryList => globalThis.matchMedia('(prefers-color-scheme: dark)')

export const isDarkBy = ({ theme }: Preferences): boolean =>
  theme === 'dark' || (theme === 'system' && darkOfSystem().matches)

/** Puts theme and direction colours on the page. */
export function showLook(preferences: Preferences): void {
  document.documentElement.classList.toggle('dark', isDarkBy(preferences))
  document.documentElement.dataset['dir'] = preferences.colourScheme
}
