import { useTranslation } from 'react-i18next'
import type { Product } from '@touchstone/app/investments/investments.queries'
import { untilText } from '@touchstone/app/time/moments'

/** Whether a product is sold, in a word or two; where it waits for its rule to be public for long enough, when it opens. */
export function useStateWord(): (product: Pick<Product, 'state' | 'opensAtMs'>) => string {
  const { t } = useTranslation()
  return ({ state, opensAtMs }) =>
    opensAtMs === null ? t(`investments.state.${state}`) : t('investments.opensOn', { time: untilText(opensAtMs) })
}
