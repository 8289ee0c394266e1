import { useQuery } from '@tanstack/react-query'
import type { RefusalKind } from '@touchstone/wire/refusal-codes'
import { currentLanguage } from './language.ts'
import { loadRefusalTexts, refusalSentence } from './refusal-sentences.ts'

/** Says a refusal in the person's language; nothing until the sentences have been loaded. */
export function useRefusalSentence(): (refusal: { kind: RefusalKind }) => string | undefined {
  const language = currentLanguage()
  const { data } = useQuery({
    queryKey: ['refusal-texts', language],
    queryFn: () => loadRefusalTexts(language),
    staleTime: Infinity,
  })
  return (refusal) => data && refusalSentence(refusal, data)
}
