import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { useRight } from '../api/operator.ts'

/** The codes of the tokens that the settings in force have added; none for a role that does not see settings. */
export function useAddedCodes(): readonly string[] {
  const maySee = useRight('see_settings')
  const { data } = useQuery({
    queryKey: ['settings', 'in-force'],
    queryFn: () => api.settingsVersion({}),
    enabled: maySee,
  })
  const list = data?.settings['moreCurrencies']
  if (!Array.isArray(list)) return []
  return list.flatMap((each: unknown) =>
    typeof each === 'object' && each !== null && 'code' in each && typeof each.code === 'string' ? [each.code] : [],
  )
}
