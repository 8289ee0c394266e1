import { useTranslation } from 'react-i18next'
import { percentText } from '@touchstone/app/format/number-text'
import type { IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { counted } from '@touchstone/app/ieo/words'

/** Everybody's part with what bounds it: the whole of it is no more than the cap. */
export function usePartText(): (part: string | null, sale: Pick<IeoSale, 'cap'>) => string {
  const { t } = useTranslation()
  return (part, { cap }) => t('ieo.partUpTo', { part: percentText(part, part === '1' ? 0 : 4), ...counted(cap) })
}
