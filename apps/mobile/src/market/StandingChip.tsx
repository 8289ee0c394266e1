import { Clock, Moon, Pause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { Standing } from '@touchstone/app/market/use-standing'

/** Why a market is not as ever. */
export function StandingChip({ standing }: { standing: Exclude<Standing, 'open'> }) {
  const { t } = useTranslation()
  switch (standing) {
    case 'closed':
      return <StatusChip icon={<Moon aria-hidden />}>{t('words.marketClosed')}</StatusChip>
    case 'delayed':
      return (
        <StatusChip tone="warn" icon={<Clock aria-hidden />}>
          {t('market.delayed')}
        </StatusChip>
      )
    case 'waiting':
      return <StatusChip icon={<Clock aria-hidden />}>{t('market.notLive')}</StatusChip>
    case 'paused':
      return <StatusChip icon={<Pause aria-hidden />}>{t('market.paused')}</StatusChip>
  }
}

/** Where a market has hours: that it is open now. */
export function OpenDot() {
  const { t } = useTranslation()
  return (
    <span className="ml-1.5 inline-block size-1.5 shrink-0 rounded-full bg-accent align-middle">
      <span className="sr-only">{t('words.marketOpen')}</span>
    </span>
  )
}
