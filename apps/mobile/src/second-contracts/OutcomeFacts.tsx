import type { Decimal } from '@touchstone/domain/money/decimal'
import { useTranslation } from 'react-i18next'
import { Amount } from '../ui/Amount.tsx'
import { Facts } from '../ui/Facts.tsx'
import { moneyText } from '@touchstone/app/second-contracts/money-text'
import type { OfferedSet } from '@touchstone/app/second-contracts/second-contracts.queries'
import { stakeOutcome, winsToBreakEven } from '@touchstone/app/second-contracts/stake'

/** What a stake brings in each case, and in plain words what it risks. */
export function OutcomeFacts({ stake, set }: { stake: Decimal | undefined; set: OfferedSet }) {
  const { t } = useTranslation()
  const outcome = stake === undefined ? undefined : stakeOutcome(stake, set.payoutRate)
  return (
    <>
      <Facts
        items={[
          {
            label: t('secondContracts.ifWon'),
            value: <Amount value={outcome?.payout} sign tone currency="USDT" />,
            hint: outcome && t('secondContracts.youGetBack', { amount: moneyText(outcome.back) }),
          },
          { label: t('secondContracts.ifLost'), value: <Amount value={outcome?.loss} tone currency="USDT" /> },
          { label: t('secondContracts.ifTied'), value: t('secondContracts.stakeReturned') },
        ]}
      />
      <p className="text-xs text-fg-2">{t('secondContracts.risk', { wins: winsToBreakEven(set.payoutRate) })}</p>
    </>
  )
}
