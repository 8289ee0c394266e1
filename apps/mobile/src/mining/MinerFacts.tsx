import { useTranslation } from 'react-i18next'
import { percentText } from '@touchstone/app/format/number-text'
import { moneyText } from '@touchstone/app/format/print-money'
import { nextUtcDay, utcDayText, utcMomentText } from '@touchstone/app/investments/words'
import { forMachines } from '@touchstone/app/mining/miner-form'
import type { Miner } from '@touchstone/app/mining/mining.queries'
import { payBackOf, unchanged } from '@touchstone/app/mining/pay-back'
import { useNow } from '@touchstone/app/time/use-now'
import { dayMs } from '@touchstone/domain/time'
import { FactLine } from '../investments/FactLine.tsx'
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
      <FactLine label={t('investments.canLose')} hint={t('mining.nothingBack')}>
        {units === 0 ? t('bonds.canLoseAll') : t('bonds.canLoseAmount', { amount, currency })}
      </FactLine>
      {yesterday !== null && back !== undefined && (
        <FactLine
          label={t('mining.everyDayLike', { day: utcDayText(yesterday.day) })}
          hint={`${t('mining.ofPrice', { share: percentText(back.share, 0) })} · ${t('mining.nobodyKnows')}`}
        >
          {units === 0 ? '—' : <Amount value={forMachines(back.coins, units)} currency={coin} />}
        </FactLine>
      )}
      <FactLine label={t('investments.runs')}>
        {t('mining.fromTo', {
          from: utcMomentText(startsAt),
          to: utcMomentText(startsAt + (cycleDays - 1) * dayMs),
        })}
      </FactLine>
    </dl>
  )
}
