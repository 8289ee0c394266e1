import { useTranslation } from 'react-i18next'
import { type PriceDistribution, usePriceDistribution } from '@touchstone/app/market/distribution.queries'
import { Card } from '../ui/Card.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** How many markets rose and fell in 24 hours, in one bar. */
export function Distribution() {
  const { t } = useTranslation()
  const distribution = usePriceDistribution()
  return (
    <Card padded>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-sm font-semibold">{t('home.distribution')}</h2>
        <span className="text-xs text-fg-3">{t('home.distributionUnit')}</span>
      </div>
      <div className="mt-2.5 flex min-h-9 flex-col justify-center">
        <Loaded
          query={distribution}
          skeleton={<Skeleton className="h-9" />}
          isEmpty={({ rising, falling, unchanged }) => rising + falling + unchanged === 0}
          empty={<p className="text-sm text-fg-2">{t('home.noMarkets')}</p>}
        >
          {(known) => <Balance {...known} />}
        </Loaded>
      </div>
    </Card>
  )
}

function Balance({ rising, falling, unchanged }: Pick<PriceDistribution, 'rising' | 'falling' | 'unchanged'>) {
  const { t } = useTranslation()
  return (
    <>
      <div aria-hidden className="flex h-1.5 gap-0.5 overflow-clip rounded-full">
        {rising > 0 && <span className="bg-up" style={{ flexGrow: rising }} />}
        {unchanged > 0 && <span className="bg-border-strong" style={{ flexGrow: unchanged }} />}
        {falling > 0 && <span className="bg-down" style={{ flexGrow: falling }} />}
      </div>
      <div className="num mt-2 flex flex-wrap justify-between gap-x-3 text-sm font-medium">
        <span className="text-up">
          <span aria-hidden>▲ </span>
          {t('home.rising', { count: rising })}
        </span>
        {unchanged > 0 && <span className="text-fg-3">{t('home.unchanged', { count: unchanged })}</span>}
        <span className="text-down">
          <span aria-hidden>▼ </span>
          {t('home.falling', { count: falling })}
        </span>
      </div>
    </>
  )
}
