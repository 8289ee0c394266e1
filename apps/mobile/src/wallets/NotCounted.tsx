import { useTranslation } from 'react-i18next'
import type { Assets } from '@touchstone/app/wallets/wallets.queries'

/** What a total lacks, or has at old prices. */
export function NotCounted({ assets: { unvalued, delayed } }: { assets: Assets }) {
  const { t } = useTranslation()
  if (unvalued.length > 0)
    return <p className="text-xs text-warn">{t('home.unvalued', { currencies: unvalued.join(', ') })}</p>
  return delayed.length > 0 ? <p className="text-xs text-fg-3">{t('home.delayed')}</p> : null
}
