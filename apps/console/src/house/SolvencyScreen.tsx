import { useQuery } from '@tanstack/react-query'
import { networkName } from '@touchstone/domain/addresses/network-names'
import { currenciesInCode } from '@touchstone/domain/money/currency'
import { parseDecimal } from '@touchstone/domain/money/decimal'
import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import { Alert } from 'antd'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { useAddedCodes } from '../setup/added-codes.ts'
import { useRight } from '../api/operator.ts'
import { readTime } from '../format/read-time.ts'
import { type Act, valueOf } from '../ui/act.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { Amount } from '../ui/Amount.tsx'
import { ArrivedTime } from '../arrivals/ArrivedTime.tsx'
import { ChannelName } from '../channels/ChannelName.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { type Column, optionsOf } from '../ui/list.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'

type Solvency = z.output<ConsoleApi['solvency']['reply']>
type Owed = Solvency['currencies'][number]
type Holding = Solvency['holdings'][number]

const columns: readonly Column<Owed>[] = [
  { title: 'Currency', cell: ({ currency }) => currency },
  { title: 'State', cell: ({ surplus }) => <StatusChip status={surplus.startsWith('-') ? 'short' : 'covered'} /> },
  {
    title: 'Owed to customers',
    number: true,
    cell: ({ owed, currency }) => <Amount value={owed} currency={currency} />,
  },
  { title: 'Open profit', number: true, cell: ({ openProfit }) => <Amount value={openProfit} signed /> },
  {
    title: 'Bank statements',
    number: true,
    cell: ({ statements, statedTime, currency }) => (
      <span className="two-line">
        <Amount value={statements} currency={currency} />
        <span>{statedTime === null ? 'none yet' : <ArrivedTime kind="bank" at={statedTime} />}</span>
      </span>
    ),
  },
  {
    title: 'Received since',
    number: true,
    cell: ({ arrivals, currency }) => <Amount value={arrivals} currency={currency} />,
  },
  {
    title: 'Paid out since',
    number: true,
    cell: ({ payments, currency }) => <Amount value={payments} currency={currency} />,
  },
  {
    title: 'On chain',
    number: true,
    cell: ({ chain, currency }) =>
      chain === null ? <span className="quiet">not connected</span> : <Amount value={chain} currency={currency} />,
  },
  {
    title: 'Surplus',
    number: true,
    cell: ({ surplus, currency }) => <Amount value={surplus} currency={currency} signed />,
  },
]

const surplusAt = columns.length - 1
/** A live house has none, and no column for it. */
const playColumn: Column<Owed> = {
  title: 'Play money',
  number: true,
  cell: ({ playMoney, currency }) => <Amount value={playMoney} currency={currency} />,
}
const columnsOf = (owed: readonly Owed[]): readonly Column<Owed>[] =>
  owed.some(({ playMoney }) => /[1-9]/.test(playMoney)) ? columns.toSpliced(surplusAt, 0, playColumn) : columns

const holdingColumns: readonly Column<Holding>[] = [
  { title: 'Account', cell: ({ account }) => account },
  {
    title: 'Balance',
    number: true,
    cell: ({ amount, currency }) => <Amount value={amount} currency={currency} places="all" />,
  },
  { title: 'As of', number: true, cell: ({ asOf }) => <ArrivedTime kind="bank" at={asOf} /> },
  { title: 'Reference', cell: ({ reference }) => <span className="code">{reference}</span> },
]

/** What the house owns itself: free in the treasury, or in the pool of a product. */
type Capital = { place: string; currency: string; held: string; owed: string | null; isCovered: boolean }

const capitalOf = ({ treasury, pools }: Solvency): Capital[] => [
  ...treasury.map(({ currency, amount }) => ({
    place: 'Treasury',
    currency,
    held: amount,
    owed: null,
    isCovered: true,
  })),
  ...pools.map(({ product, currency, escrow, owed }) => ({
    place: `Pool of ${product}`,
    currency,
    held: escrow,
    owed,
    isCovered: (parseDecimal(escrow) ?? 0n) >= (parseDecimal(owed) ?? 0n),
  })),
]

const capitalColumns: readonly Column<Capital>[] = [
  { title: 'Place', cell: ({ place }) => place },
  {
    title: 'State',
    cell: ({ owed, isCovered }) =>
      owed === null ? <span className="quiet">free</span> : <StatusChip status={isCovered ? 'covered' : 'short'} />,
  },
  { title: 'Held', number: true, cell: ({ held, currency }) => <Amount value={held} currency={currency} /> },
  {
    title: 'Owed at most',
    number: true,
    cell: ({ owed, currency }) =>
      owed === null ? <span className="quiet">—</span> : <Amount value={owed} currency={currency} />,
  },
]

const proposeAct = (mayEnter: boolean, others: readonly string[]): Act => ({
  label: 'Enter a statement',
  look: 'primary',
  off: mayEnter ? undefined : 'Your role doesn’t allow you to enter statements.',
  title: 'Enter a bank statement',
  consequence: 'It counts once another operator has checked the same statement and approved it in Approvals.',
  fields: [
    {
      name: 'account',
      label: 'Account',
      kind: 'text',
      maximum: 100,
      hint: 'Bank account, custodian or cold wallet.',
    },
    {
      name: 'currency',
      label: 'Currency',
      kind: 'choice',
      options: optionsOf([...new Set<string>([...currenciesInCode, ...others])], (currency) => currency),
      initial: 'USDT',
    },
    { name: 'amount', label: 'Balance', kind: 'amount' },
    { name: 'asOf', label: 'As of', kind: 'day' },
    { name: 'reference', label: 'Statement reference', kind: 'text', maximum: 100 },
    { name: 'reason', label: 'Note for the other operator', kind: 'area', maximum: 500, optional: true },
  ],
  done: 'Proposed. Another operator confirms it in Approvals.',
  call: (values, asking) =>
    api.proposeHoldings(
      {
        account: valueOf(values, 'account'),
        currency: valueOf(values, 'currency'),
        amount: valueOf(values, 'amount'),
        asOf: valueOf(values, 'asOf'),
        reference: valueOf(values, 'reference'),
        reason: valueOf(values, 'reason'),
      },
      asking,
    ),
})

/** It adds up every book, so it is polled less often. */
const solvencyEveryMs = 15_000

export function SolvencyScreen() {
  const mayEnter = useRight('enter_holdings')
  const added = useAddedCodes()
  const solvency = useQuery({
    queryKey: ['solvency'],
    queryFn: () => api.solvency({}),
    refetchInterval: solvencyEveryMs,
  })
  return (
    <Page
      title="Solvency"
      about="What we owe customers against what we hold: bank statements confirmed by two operators, confirmed bank lines since the newest of them, payments since the oldest, and wallets on chains. What issuers of bonds owe customers is not ours to owe. What bonds and token sales hold is their issuers’, tokens too; what came from issuers counts once a statement shows it."
      tools={
        <ActButtons
          quiet
          acts={[
            proposeAct(mayEnter, [...added, ...(solvency.data?.currencies ?? []).map(({ currency }) => currency)]),
          ]}
        />
      }
    >
      <Loaded of={solvency}>
        {(read) => (
          <>
            {read.unreadable.map(({ network, channel, reason }) => (
              <Alert
                key={`${network} ${channel}`}
                type="warning"
                showIcon
                title={
                  <>
                    <ChannelName id={channel} /> on {networkName(network)} can’t be read right now. Its holdings don’t
                    count.
                  </>
                }
                description={reason}
              />
            ))}
            <div className="card">
              <DataTable
                rows={read.currencies}
                keyOf={({ currency }) => currency}
                columns={columnsOf(read.currencies)}
                empty="Nothing owed"
              />
              <div className="list-foot num">Updated: {readTime(read.atMs)}</div>
            </div>
            <div className="card">
              <h2>Latest statements</h2>
              <DataTable
                rows={read.holdings}
                keyOf={({ account, currency }) => `${account} ${currency}`}
                columns={holdingColumns}
                empty="No statements yet"
              />
            </div>
            <div className="card">
              <h2>Own capital</h2>
              <DataTable
                rows={capitalOf(read)}
                keyOf={({ place, currency }) => `${place} ${currency}`}
                columns={capitalColumns}
                empty="No treasury and no pools yet"
              />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}
