import { useTranslation } from 'react-i18next'
import { useMarketSeed } from '@touchstone/app/market/market-seed.queries'
import { HashLine } from '../receipts/HashLine.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Section.tsx'

/** What a simulated market is bound to, and how far its past can be computed again. Nothing for other markets. */
export function SeedSection() {
  const { t } = useTranslation()
  const seed = useMarketSeed().data
  if (seed == null) return null
  return (
    <Section title={t('chart.seedTitle')}>
      <Card padded className="flex flex-col gap-3">
        <p className="text-sm text-fg-2">{t(seed.secret ? 'chart.seedText' : 'chart.seedChosen')}</p>
        <HashLine label={t('chart.seedCommitted')} text={seed.committed.seed} />
        <Facts items={[{ label: t('chart.seedRevealed'), value: seed.revealed?.day ?? t('chart.seedNone') }]} />
      </Card>
    </Section>
  )
}
