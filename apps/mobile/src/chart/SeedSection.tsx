import { useTranslation } from 'react-i18next'
import { useMarketSeed } from '@touchstone/app/market/market-seed.queries'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Section.tsx'

/** What a simulated market is bound to, and how far its past can be computed again; nothing where prices are not simulated. */
export function SeedSection() {
  const { t } = useTranslation()
  const seed = useMarketSeed().data
  if (seed == null) return null
  return (
    <Section title={t('chart.seedTitle')}>
      <Card padded className="flex flex-col gap-3">
        <p className="text-sm text-fg-2">{t(seed.secret ? 'chart.seedText' : 'chart.seedChosen')}</p>
        <Facts
          items={[
            {
              label: t('chart.seedCommitted'),
              value: <span className="font-mono text-xs break-all">{seed.committed.seed}</span>,
            },
            { label: t('chart.seedRevealed'), value: seed.revealed?.day ?? '—' },
          ]}
        />
      </Card>
    </Section>
  )
}
