import { api } from '../api/api.ts'
import { currentLanguage } from '../texts/language.ts'
import { setPreferences } from '../look/preferences.ts'
import type { Preferences } from '../look/stored-preferences.ts'
import { useSession } from '../api/session.ts'
import { changeLanguage } from '../texts/texts.ts'

/** Those preferences that an account has too, so that every device of a person looks the same. */
type Shared = Pick<Preferences, 'theme' | 'colourScheme' | 'hideBalances' | 'displayCurrency'>

/** Changes them here at once, and in the account where there is one: if that fails, this device keeps them. */
export function setShared(changed: Partial<Shared>): void {
  setPreferences(changed)
  if (useSession.getState().userInfo !== undefined) api.changeUserSettings(changed).catch(() => undefined)
}

export async function setSharedLanguage(language: Parameters<typeof changeLanguage>[0]): Promise<void> {
  await changeLanguage(language)
  if (useSession.getState().userInfo !== undefined) api.changeUserSettings({ language }).catch(() => undefined)
}

/** After a sign-in: this device takes over what the account has. */
export async function takeAccountSettings(): Promise<void> {
  const { theme, colourScheme, hideBalances, displayCurrency, language } = await api.userSettings({})
  setPreferences({ theme, colourScheme, hideBalances, displayCurrency })
  if (language !== currentLanguage()) await changeLanguage(language)
}
