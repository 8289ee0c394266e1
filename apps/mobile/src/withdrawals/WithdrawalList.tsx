import { maskTarget } from '@touchstone/domain/withdrawals/mask-target'
import { type FundsFilter, isNarrowed } from '@touchstone/app/funds/funds-filter'
import { useWithdrawals } from '@touchstone/app/withdrawals/withdrawal-records.queries'
import { FundsRow } from '../funds/FundsRow.tsx'
import { ListFrame } from '../funds/ListFrame.tsx'

export function WithdrawalList({ filter, onShowAll }: { filter: FundsFilter; onShowAll: () => void }) {
  return (
    <ListFrame
      kind="withdrawal"
      query={useWithdrawals(filter)}
      timeOf={({ requestedTime }) => requestedTime}
      isNarrowed={isNarrowed(filter)}
      onShowAll={onShowAll}
      row={({ id, stage, currency, amount, destination, requestedTime }) => (
        <FundsRow
          kind="withdrawal"
          id={id}
          state={stage}
          currency={currency}
          amount={`-${amount}`}
          title={destination.channelName}
          sub={maskTarget(destination)}
          time={requestedTime}
        />
      )}
    />
  )
}
