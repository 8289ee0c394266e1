import type { Language } from '@touchstone/wire/languages'
import { browserLanguage, currentLanguage, hasChosenLanguage } from '@touchstone/app/texts/language'

/** The browser's language, for whoever has not chosen one and sees another. */
export function offeredLanguage(): Language | undefined {
  if (hasChosenLanguage()) return undefined
  const wanted = browserLanguage()
  return wanted === currentLanguage() ? undefined : wanted
}

export const isLanguageOffered = (): boolean => offeredLanguage() !== undefined
