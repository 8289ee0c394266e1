import { useTranslation } from 'react-i18next'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { networkName } from '@touchstone/domain/addresses/network-names'
import { serverExact } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { CopyTarget } from '../ui/CopyTarget.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { CancelAct } from '../funds/CancelAct.tsx'
import { useWithdrawal, type Withdrawal } from '@touchstone/app/withdrawals/withdrawal-records.queries'
import { Reference } from '../funds/Reference.tsx'
import { ResultHead } from '../funds/ResultHead.tsx'
import { ResultLinks } from '../funds/ResultLinks.tsx'
import { ResultSkeleton } from '../funds/ResultSkeleton.tsx'
import { ResultTimeline } from '../funds/ResultTimeline.tsx'
import { withdrawalSteps } from '@touchstone/app/funds/timeline-steps'

export function WithdrawalResult({ id }: { id: string }) {
  return (
    <Loaded query={useWithdrawal(id)} skeleton={<ResultSkeleton />}>
      {(withdrawal) => <Submitted withdrawal={withdrawal} />}
    </Loaded>
  )
}

function Submitted({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const { id, stage, status, amount, fee, currency, reason, timeline, bookId, sequence } = withdrawal
  const money = (value: string) => <Amount value={value} currency={currency} places={18} trim private />
  const total = printDecimal(decimal(amount) + decimal(fee))
  return (
    <>
      <ResultHead amount={amount} currency={currency} state={stage} isReturned={status < 0} />
      <ResultTimeline
        steps={withdrawalSteps(timeline.map((step) => ({ state: step.stage, time: step.time })))}
        reason={reason}
      />
      <Card padded>
        <Facts
          items={[
            { label: t('words.fee'), value: money(fee) },
            { label: t('funds.total'), value: money(total) },
            ...useDestination(withdrawal),
            { label: t('words.time'), value: serverExact(withdrawal.requestedTime) },
            ...useProof(withdrawal),
            {
              label: t('ledger.reference'),
              value: <Reference text={t('funds.reference.withdrawal', { number: id })} />,
            },
          ]}
        />
      </Card>
      <ResultLinks subject={id} bookId={bookId} sequence={sequence} />
      {withdrawal.cancellable && (
        <CancelAct kind="withdrawal" id={id} facts={[{ label: t('words.amount'), value: money(total) }]} />
      )}
    </>
  )
}

function useDestination({ destination }: Withdrawal): Fact[] {
  const { t } = useTranslation()
  const { kind, channelName, network, target, bank, holder } = destination
  const copied = <CopyTarget target={target} />
  const way = { label: t('funds.way'), value: channelName }
  if (kind === 'chain')
    return [
      way,
      { label: t('funds.network'), value: networkName(network) },
      { label: t('funds.address'), value: copied },
    ]
  return [
    way,
    { label: t('funds.bank'), value: bank },
    { label: t('funds.holder'), value: holder },
    { label: t('funds.number'), value: copied },
  ]
}

function useProof({ proof }: Withdrawal): Fact[] {
  const { t } = useTranslation()
  if (proof === null) return []
  return [{ label: t('funds.proof'), value: <Reference text={proof} label={t('funds.proof')} /> }]
}
