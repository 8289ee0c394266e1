import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/Notice.tsx'

/** That nobody can sell the token yet, and that it counts as nothing. */
export function NoMarket({ token }: { token: string }) {
  const { t } = useTranslation()
  return (
    <Notice tone="warn" icon={<Store aria-hidden className="size-4.5" />}>
      <span className="font-semibold">{t('ieo.noMarket', { token })}</span> {t('ieo.noMarketText')}
    </Notice>
  )
}
