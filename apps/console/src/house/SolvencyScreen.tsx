import { useQuery } from '@tanstack/react-query'
import { networkName } from '@touchstone/domain/addresses/network-names'
import { currencies } from '@touchstone/domain/money/currency'
import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import { Alert } from 'antd'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { useRight } from '../api/operator.ts'
import { printTime } from '@touchstone/app/time/times'
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
  { title: 'Owed to users', number: true, cell: ({ owed, currency }) => <Amount value={owed} currency={currency} /> },
  { title: 'Open profit', number: true, cell: ({ openProfit }) => <Amount value={openProfit} signed /> },
  {
    title: 'On statements',
    number: true,
    cell: ({ statements, currency }) => <Amount value={statements} currency={currency} />,
  },
  {
    title: 'On chain',
    number: true,
    cell: ({ chain, currency }) =>
      chain === null ? <span className="quiet">not watched</span> : <Amount value={chain} currency={currency} />,
  },
  {
    title: 'Surplus',
    number: true,
    cell: ({ surplus, currency }) => <Amount value={surplus} currency={currency} signed />,
  },
]

const holdingColumns: readonly Column<Holding>[] = [
  { title: 'Account', cell: ({ account }) => account },
  {
    title: 'Holds',
    number: true,
    cell: ({ amount, currency }) => <Amount value={amount} currency={currency} places="all" />,
  },
  { title: 'As of', number: true, cell: ({ asOf }) => <ArrivedTime kind="bank" at={asOf} /> },
  { title: 'Reference', cell: ({ reference }) => <span className="code">{reference}</span> },
]

const proposeAct = (mayEnter: boolean): Act => ({
  label: 'Enter a statement',
  look: 'primary',
  off: mayEnter ? undefined : 'Your roles do not let you enter statements.',
  title: 'Enter what a statement says',
  consequence: 'It counts when another operator has seen the same statement and approved it under Four eyes.',
  fields: [
    {
      name: 'account',
      label: 'Account',
      kind: 'text',
      maximum: 100,
      hint: 'The bank account, custodian or cold store.',
    },
    {
      name: 'currency',
      label: 'Currency',
      kind: 'choice',
      options: optionsOf(currencies, (currency) => currency),
      initial: 'USDT',
    },
    { name: 'amount', label: 'It holds', kind: 'amount' },
    { name: 'asOf', label: 'As of', kind: 'day' },
    { name: 'reference', label: 'Reference of the statement', kind: 'text', maximum: 100 },
    { name: 'reason', label: 'Note for the other operator', kind: 'area', maximum: 500, optional: true },
  ],
  done: 'It is proposed: another operator confirms it under Four eyes.',
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

/** Sums over every book: read again every quarter of a minute. */
const solvencyEveryMs = 15_000

export function SolvencyScreen() {
  const mayEnter = useRight('enter_holdings')
  const solvency = useQuery({
    queryKey: ['solvency'],
    queryFn: () => api.solvency({}),
    refetchInterval: solvencyEveryMs,
  })
  return (
    <Page
      title="Solvency"
      about="What is owed to users against what the house holds: statements seen by two operators, and the chain."
      tools={<ActButtons quiet acts={[proposeAct(mayEnter)]} />}
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
                    <ChannelName id={channel} /> on {networkName(network)} cannot be read now: what it holds is not
                    counted.
                  </>
                }
                description={reason}
              />
            ))}
            <div className="card">
              <DataTable
                rows={read.currencies}
                keyOf={({ currency }) => currency}
                columns={columns}
                empty="Nothing is owed."
              />
              <div className="list-foot num">As of {printTime(read.atMs)}</div>
            </div>
            <div className="card">
              <h2>Newest statement of each account</h2>
              <DataTable
                rows={read.holdings}
                keyOf={({ account, currency }) => `${account} ${currency}`}
                columns={holdingColumns}
                empty="No statement was entered."
              />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}
