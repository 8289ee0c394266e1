import { defaultLanguage, isLanguage, type Language, languageTags } from '@touchstone/wire/languages'
import { storedText, storeText } from '../device/storage.ts'

/** The specification's key in local storage. */
const languageKey = 'lang'

let current: Language = readStored()

function readStored(): Language {
  const stored = storedText(languageKey)
  return stored !== undefined && isLanguage(stored) ? stored : defaultLanguage
}

/** By its code in the specification. */
export const currentLanguage = (): Language => current

/** For `Intl` and the `lang` attribute (BCP 47). */
export const currentTag = (): string => languageTags[current]

export function storeLanguage(language: Language): void {
  current = language
  storeText(languageKey, language)
}

/** Whether the person has chosen one already. */
export const hasChosenLanguage = (): boolean => storedText(languageKey) !== undefined

/** The language that the browser asks for, where we have it. */
export function browserLanguage(tags: readonly string[] = navigator.languages): Language | undefined {
  for (const tag of tags) {
    const lower = tag.toLowerCase()
    if (/^zh-(tw|hk|mo|hant)/.test(lower)) return 'zh-tw'
    const found = (Object.keys(languageTags) as Language[]).find(
      (code) => languageTags[code].slice(0, 2) === lower.slice(0, 2),
    )
    if (found !== undefined) return found
  }
  return undefined
}
