import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { percentText } from '@touchstone/app/format/number-text'
import { moneyText } from '@touchstone/app/format/print-money'
import { nextUtcDay, utcDayText, utcMomentText } from '@touchstone/app/investments/words'
import { forMachines } from '@touchstone/app/mining/miner-form'
import type { Miner } from '@touchstone/app/mining/mining.queries'
import { payBackOf, unchanged } from '@touchstone/app/mining/pay-back'
import { useNow } from '@touchstone/app/time/use-now'
import { dayMs } from '@touchstone/domain/time'
import { Amount } from '../ui/Amount.tsx'

const beatMs = 15_000

/** What can be lost comes before what would be paid, and is never smaller. `units`: 0 while none are chosen. */
export function MinerFacts({ miner, units }: { miner: Miner; units: number }) {
  const { t } = useTranslation()
  const nowMs = useNow(beatMs, true)
  const { price, currency, coin, cycleDays, yesterday } = miner
  const amount = moneyText(forMachines(price, units))
  const back = yesterday === null ? undefined : payBackOf(miner, yesterday, unchanged)
  const startsAt = nextUtcDay(nowMs)
  return (
    <dl className="flex flex-col gap-3 rounded-lg bg-surface p-4 text-sm shadow-raised">
      <Line label={t('investments.canLose')} note={t('mining.nothingBack')}>
        {units === 0 ? t('bonds.canLoseAll') : t('bonds.canLoseAmount', { amount, currency })}
      </Line>
      {yesterday !== null && back !== undefined && (
        <Line
          label={t('mining.everyDayLike', { day: utcDayText(yesterday.day) })}
          note={`${t('mining.ofPrice', { share: percentText(back.share, 0) })} · ${t('mining.nobodyKnows')}`}
        >
          {units === 0 ? '—' : <Amount value={forMachines(back.coins, units)} currency={coin} />}
        </Line>
      )}
      <Line label={t('investments.runs')}>
        {t('mining.fromTo', {
          from: utcMomentText(startsAt),
          to: utcMomentText(startsAt + (cycleDays - 1) * dayMs),
        })}
      </Line>
    </dl>
  )
}

function Line({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className="min-w-0 text-fg-2">{label}</dt>
      <dd className="num max-w-[68%] text-right font-medium break-words">
        {children}
        {note !== undefined && <span className="block text-xs font-normal text-fg-2">{note}</span>}
      </dd>
    </div>
  )
}
