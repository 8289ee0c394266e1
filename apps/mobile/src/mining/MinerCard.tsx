import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { unitCount } from '@touchstone/app/bonds/words'
import { noNumber, percentText } from '@touchstone/app/format/number-text'
import { quantityText } from '@touchstone/app/format/print-money'
import { utcDayText } from '@touchstone/app/investments/words'
import type { Miner } from '@touchstone/app/mining/mining.queries'
import { splitOf } from '@touchstone/app/mining/output-figures'
import { payBackOf, unchanged } from '@touchstone/app/mining/pay-back'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Figure } from '../ui/Figure.tsx'
import { WholeAmount } from '../ui/WholeAmount.tsx'
import { MinerChip } from './MinerChip.tsx'
import { SyntheticChip } from './NotReal.tsx'
import { machineName } from './use-machine-name.ts'

/** A machine: what it costs and that nothing of it comes back, beside what its last day would have paid. */
export function MinerCard({ miner }: { miner: Miner }) {
  const { t } = useTranslation()
  const { id, state, hashrate, price, currency, cycleDays: days, yesterday, left } = miner
  const share = yesterday === null ? undefined : payBackOf(miner, yesterday, unchanged).share
  return (
    <Link
      to={pathTo('miner', { id })}
      className="flex flex-col gap-3 rounded-lg bg-surface p-4 shadow-raised transition-colors duration-150 active:bg-surface-2"
    >
      <span>
        <span className="flex items-start justify-between gap-3">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 text-base font-semibold break-words">{machineName(miner)}</span>
            <SyntheticChip />
          </span>
          <MinerChip state={state} />
        </span>
        <span className="num block text-sm break-words text-fg-2">
          {quantityText(hashrate)} TH/s · {t('investments.days', { count: days })}
        </span>
        <span className="block text-sm break-words text-warn">{t('mining.notReal')}</span>
      </span>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Figure label={t('mining.price')}>
          <WholeAmount value={price} currency={currency} />
        </Figure>
        <Figure label={t('mining.ofThePrice')} end>
          {t('mining.nothing')}
        </Figure>
        <Figure
          label={yesterday === null ? t('mining.paidFor') : t('mining.paidForDay', { day: utcDayText(yesterday.day) })}
        >
          {yesterday === null ? (
            noNumber
          ) : (
            <Amount value={splitOf(miner, yesterday).yours} currency={currency} toCent />
          )}
        </Figure>
        <Figure label={t('mining.shareEarned', { days })} end>
          {share === undefined ? noNumber : t('mining.ofPrice', { share: percentText(share, 0) })}
        </Figure>
      </dl>
      {state === 'on_sale' && <span className="num text-xs text-fg-3">{t('mining.left', unitCount(left))}</span>}
    </Link>
  )
}
