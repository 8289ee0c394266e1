import { type FundsFilter, isNarrowed } from '@touchstone/app/funds/funds-filter'
import { useDeposits } from '@touchstone/app/deposits/deposit-records.queries'
import { FundsRow } from '../funds/FundsRow.tsx'
import { ListFrame } from '../funds/ListFrame.tsx'

export function DepositList({ filter, onShowAll }: { filter: FundsFilter; onShowAll: () => void }) {
  return (
    <ListFrame
      kind="deposit"
      query={useDeposits(filter)}
      timeOf={({ submittedTime }) => submittedTime}
      isNarrowed={isNarrowed(filter)}
      onShowAll={onShowAll}
      row={({ id, state, currency, amount, credited, channelName, submittedTime }) => (
        <FundsRow
          kind="deposit"
          id={id}
          state={state}
          currency={currency}
          amount={credited ?? amount}
          title={channelName}
          time={submittedTime}
        />
      )}
    />
  )
}
