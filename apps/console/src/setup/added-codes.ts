import { useQuery } from '@tanstack/react-query'
import { isInCode } from '@touchstone/domain/money/currency'
import { publicApi } from '../api/public-api.ts'

/**
 * The codes of the tokens that the settings in force have added; empty until they were read. They come from what everybody may
 * read: whoever sees money may lack the right to see settings.
 */
export function useAddedCodes(): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: ['currencies'],
    queryFn: () => publicApi.currencies({}),
    staleTime: 60_000,
  })
  return data.map(({ currency }) => currency).filter((code) => !isInCode(code))
}
