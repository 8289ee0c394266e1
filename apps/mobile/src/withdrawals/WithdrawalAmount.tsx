import { useTranslation } from 'react-i18next'
import type { WithdrawalChannel, WithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { Amount } from '../ui/Amount.tsx'
import { AmountField } from '../ui/AmountField.tsx'
import { Available } from '../ui/Available.tsx'
import { PercentChips } from '../ui/PercentChips.tsx'
import { costOf, offeredMost, partOf, percentOf, placesIn } from '@touchstone/app/withdrawals/withdrawal-form'

type WithdrawalAmountProps = {
  channel: WithdrawalChannel
  limits: WithdrawalTerms['limits']
  /** Null while unknown. */
  available: string | null
  typed: string
  onType: (typed: string) => void
  error: string | undefined
  inline: boolean
}

/** What is to arrive, and below it what that costs. */
export function WithdrawalAmount({ channel, limits, available, typed, onType, error, inline }: WithdrawalAmountProps) {
  const { t } = useTranslation()
  const { currency } = channel
  const most = offeredMost({ channel, available, limits })
  const canTake = most !== null && most > 0n
  const take = (percent: number): void => {
    if (most !== null) onType(partOf(most, percent, currency))
  }
  return (
    <AmountField
      hero
      inline={inline}
      label={t('funds.receive')}
      value={typed}
      onChange={onType}
      unit={currency}
      places={placesIn(currency)}
      error={error}
      onMax={canTake ? () => take(100) : undefined}
      hint={<Available value={available} currency={currency} />}
      between={
        <>
          <Cost channel={channel} typed={typed} />
          <PercentChips onPick={take} value={percentOf(typed, most, currency)} disabled={!canTake} />
        </>
      }
    />
  )
}

function Cost({ channel, typed }: Pick<WithdrawalAmountProps, 'channel' | 'typed'>) {
  const { t } = useTranslation()
  const cost = costOf(typed, channel)
  return (
    <dl className="grid grid-cols-2 gap-3 py-3">
      <div className="min-w-0">
        <dt className="truncate text-xs text-fg-3">{t('words.fee')}</dt>
        <dd className="text-sm font-medium">
          <Amount value={cost?.fee ?? null} places={18} trim />
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="truncate text-xs text-fg-3">{t('funds.total')}</dt>
        <dd className="text-sm font-medium">
          <Amount value={cost?.total ?? null} places={18} trim />
        </dd>
      </div>
    </dl>
  )
}
