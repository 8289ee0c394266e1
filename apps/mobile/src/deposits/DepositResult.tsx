import { useTranslation } from 'react-i18next'
import { networkName } from '@touchstone/domain/addresses/network-names'
import { serverExact } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { FileThumbnail } from '../files/FileThumbnail.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { CancelAct } from '../funds/CancelAct.tsx'
import { type Deposit, useDeposit } from '@touchstone/app/deposits/deposit-records.queries'
import { Reference } from '../funds/Reference.tsx'
import { ResultHead } from '../funds/ResultHead.tsx'
import { ResultLinks } from '../funds/ResultLinks.tsx'
import { ResultSkeleton } from '../funds/ResultSkeleton.tsx'
import { ResultTimeline } from '../funds/ResultTimeline.tsx'
import { depositSteps } from '@touchstone/app/funds/timeline-steps'

export function DepositResult({ id }: { id: string }) {
  return (
    <Loaded query={useDeposit(id)} skeleton={<ResultSkeleton />}>
      {(deposit) => <Submitted deposit={deposit} />}
    </Loaded>
  )
}

function Submitted({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { id, state, amount, credited, currency, channelName, network, transaction, reason, proof, bookId, sequence } =
    deposit
  const claimed = <Amount value={amount} currency={currency} places={18} trim private />
  const differs = credited !== null && credited !== amount
  const facts: Fact[] = [
    ...(differs ? [{ label: t('funds.claimed'), value: claimed }] : []),
    { label: t('funds.way'), value: channelName },
    ...(network === '' ? [] : [{ label: t('funds.network'), value: networkName(network) }]),
    { label: t('words.time'), value: serverExact(deposit.submittedTime) },
    ...(transaction === null
      ? []
      : [
          {
            label: t('funds.transaction'),
            value: <Reference text={transaction} label={t('funds.transaction')} />,
          },
        ]),
    { label: t('ledger.reference'), value: <Reference text={t('funds.reference.deposit', { number: id })} /> },
  ]
  return (
    <>
      <ResultHead amount={credited ?? amount} currency={currency} state={state} />
      <ResultTimeline steps={depositSteps(deposit.timeline)} reason={reason} />
      <Card padded>
        <Facts items={facts} />
      </Card>
      {proof !== null && <FileThumbnail id={proof} label={t('deposits.proof')} />}
      <ResultLinks subject={id} bookId={bookId} sequence={sequence} />
      {(state === 'submitted' || state === 'claimed') && (
        <CancelAct
          kind="deposit"
          id={id}
          facts={[
            { label: t('words.amount'), value: claimed },
            { label: t('funds.way'), value: channelName },
          ]}
        />
      )}
    </>
  )
}
