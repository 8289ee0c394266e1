import { useTranslation } from 'react-i18next'
import type { Assets } from '@touchstone/app/wallets/wallets.queries'
import { Card } from '../ui/Card.tsx'
import { Donut } from '../ui/Donut.tsx'
import { Legend } from '../ui/Legend.tsx'
import { percentText } from '@touchstone/app/format/number-text'
import { Section } from '../ui/Section.tsx'
import { allocationSlices } from '@touchstone/app/wallets/allocation-slices'

/** What it is made of, by currency. */
export function Allocation({ assets }: { assets: Assets }) {
  const { t } = useTranslation()
  const slices = allocationSlices(assets.allocation).map(({ currency, share, colour }) => ({
    label: currency ?? t('wallets.others'),
    colour,
    text: percentText(share, 2),
    value: Number(share),
  }))
  const [largest] = slices
  // One currency is all of it: nothing to compare.
  if (largest === undefined || slices.length < 2) return null
  return (
    <Section title={t('wallets.allocation')}>
      <Card padded className="flex items-center gap-6">
        <Donut slices={slices} label={t('wallets.allocation')} className="w-30 shrink-0">
          <span className="text-xs text-fg-2">{largest.label}</span>
          <span className="num text-base font-semibold">{largest.text}</span>
        </Donut>
        <Legend
          className="min-w-0 flex-1"
          items={slices.map(({ label, colour, text }) => ({ label, colour, right: text }))}
        />
      </Card>
    </Section>
  )
}
