import { useQuery } from '@tanstack/react-query'
import { currentLanguage } from './language.ts'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { refusalSentence } from './refusal-sentences.ts'
import { loadRefusals } from '@touchstone/texts/load-texts'

/**
 * Says a refusal in the person's language, for what the app decides by the server's own rules; nothing until the sentences
 * have been loaded.
 */
export function useRefusalSentence(): (refusal: { kind: RefusalKind }) => string | undefined {
  const language = currentLanguage()
  const { data } = useQuery({
    queryKey: ['refusal-texts', language],
    queryFn: () => loadRefusals(language),
    staleTime: Infinity,
  })
  return (refusal) => data && refusalSentence(refusal, data)
}
