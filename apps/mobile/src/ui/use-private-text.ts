import { hiddenNumber } from '@touchstone/app/format/number-text'
import { usePreferences } from '@touchstone/app/look/preferences'

/** What is printed into a sentence, hidden while the person hides amounts. */
export function usePrivateText(): (text: string) => string {
  const hides = usePreferences((preferences) => preferences.hideBalances)
  return (text) => (hides ? hiddenNumber : text)
}
