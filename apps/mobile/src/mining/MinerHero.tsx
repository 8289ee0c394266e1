import { useTranslation } from 'react-i18next'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { utcDayText } from '@touchstone/app/investments/words'
import { wornADay } from '@touchstone/app/mining/miner-form'
import type { Miner } from '@touchstone/app/mining/mining.queries'
import { type Split, splitOf } from '@touchstone/app/mining/output-figures'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Legend } from '../ui/Legend.tsx'
import { MinerChip } from './MinerChip.tsx'
import { NotReal } from './NotReal.tsx'

const colours = {
  power: 'var(--warn)',
  hosting: 'var(--fg-3)',
  ours: 'var(--border-strong)',
  yours: 'var(--accent)',
} as const
const order = ['power', 'hosting', 'ours', 'yours'] as const

/** What the last day paid for one machine, and where the rest of what it mined goes. */
export function MinerHero({ miner }: { miner: Miner }) {
  const { t } = useTranslation()
  const { state, coin, currency, hashrate, yesterday } = miner
  const split = yesterday === null ? undefined : splitOf(miner, yesterday)
  return (
    <>
      <section>
        <NotReal />
        <div className="mt-2 flex items-start justify-between gap-3 text-sm text-fg-2">
          <span className="min-w-0 break-words">
            {yesterday === null ? t('mining.paidFor') : t('mining.paidForDay', { day: utcDayText(yesterday.day) })}
          </span>
          <MinerChip state={state} />
        </div>
        <p className="num text-3xl font-semibold">
          <Amount value={split?.yours} fit toCent currency={currency} />
        </p>
        <p className="num mt-1 text-sm text-fg-2">
          {yesterday === null
            ? t('mining.noDay')
            : `${t('mining.coinsAt', {
                coins: quantityText(yesterday.net),
                coin,
                price: moneyText(yesterday.price),
                currency,
              })} · ${quantityText(hashrate)} TH/s`}
        </p>
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-sm font-medium">
          {t('mining.wornDay')} <Amount value={wornADay(miner)} currency={currency} toCent />
        </p>
      </section>
      {split !== undefined && <SplitCard split={split} currency={currency} />}
    </>
  )
}

/** Costs, and what is left of it: parts of what was mined, or on a losing day of the costs. */
function SplitCard({ split, currency }: { split: Split; currency: string }) {
  const { t } = useTranslation()
  const shown = order.filter((part) => part !== 'ours' || /[1-9]/.test(split.ours))
  // It is no part of the bar.
  const short = /[1-9]/.test(split.short)
    ? [
        {
          label: t('mining.part.short'),
          colour: 'transparent',
          right: <Amount value={`-${split.short}`} currency={currency} toCent />,
        },
      ]
    : []
  return (
    <Card padded className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-base font-semibold">{t('mining.whereGoes')}</h2>
        <span className="num text-sm text-fg-2">
          {t('mining.minedAmount', { amount: moneyText(split.mined), currency })}
        </span>
      </div>
      <div aria-hidden className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-surface-2">
        {shown.map((part) => (
          <span key={part} style={{ width: `${split.parts[part]}%`, background: colours[part] }} />
        ))}
      </div>
      <Legend
        items={[
          ...shown.map((part) => ({
            label: t(`mining.part.${part}`),
            colour: colours[part],
            right: <Amount value={split[part]} currency={currency} toCent />,
          })),
          ...short,
        ]}
      />
      {split.isLosing && <p className="text-sm text-warn">{t('mining.losingDay')}</p>}
    </Card>
  )
}
