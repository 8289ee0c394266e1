import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { type Channel, useChannels } from '../channels/channels.ts'
import { noNumber } from '@touchstone/app/format/number-text'
import { useOperator } from '../api/operator.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { Amount } from '../ui/Amount.tsx'
import { ArrivedTime } from './ArrivedTime.tsx'
import { ChannelName } from '../channels/ChannelName.tsx'
import { currencyFilter } from '../ui/currency-filter.ts'
import { type Column, type Filter, oneOf } from '../ui/list.ts'
import { ListPage } from '../ui/ListPage.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { arrivalStatus } from './arrival-status.ts'
import { proposeArrivalAct } from './propose-arrival.ts'
import { takeCapitalAct } from './take-capital.ts'

type Arrival = z.output<ConsoleApi['arrivals']['reply']>['records'][number]

const filtersOf = (channels: readonly Channel[]): readonly Filter[] => [
  {
    name: 'free',
    label: 'Status',
    kind: 'choice',
    options: [
      { value: 'true', label: 'Unmatched' },
      { value: 'false', label: 'Matched' },
    ],
    width: 110,
  },
  currencyFilter,
  {
    name: 'channel',
    label: 'Channel',
    kind: 'choice',
    options: channels.map(({ id, name }) => ({ value: id, label: name })),
    width: 240,
  },
]

const columns: readonly Column<Arrival>[] = [
  { title: 'Payment', cell: ({ id }) => <span className="num">{id}</span> },
  { title: 'Received', cell: ({ kind, arrivedTime }) => <ArrivedTime kind={kind} at={arrivedTime} /> },
  { title: 'Status', cell: ({ depositId, isCapital }) => <StatusChip status={arrivalStatus(depositId, isCapital)} /> },
  {
    title: 'Amount',
    number: true,
    cell: ({ amount, currency }) => <Amount value={amount} currency={currency} places="all" />,
  },
  { title: 'Channel', cell: ({ channel }) => <ChannelName id={channel} /> },
  { title: 'Sender', cell: ({ sender, user }) => (user === null ? sender : <UserLink user={user} />) },
  { title: 'Reference', cell: ({ reference }) => <span className="code">{reference}</span> },
  { title: 'Deposit', number: true, cell: ({ depositId }) => <ForDeposit id={depositId} /> },
  { title: '', number: true, cell: (arrival) => <Take arrival={arrival} /> },
]

export function ArrivalsScreen() {
  const me = useOperator()
  const channels = useChannels()
  return (
    <ListPage
      title="Payments received"
      about="Bank lines confirmed by two operators, and confirmed transfers on chains. Each can be credited, or taken as our capital, once."
      tools={<ActButtons quiet acts={[proposeArrivalAct(channels, me.rights.includes('enter_arrivals'))]} />}
      name={['arrivals']}
      load={({ filters: { free, currency, channel }, ...page }) =>
        api.arrivals({ ...page, free: oneOf(['true', 'false'], free), currency, channel })
      }
      keyOf={({ id }) => id}
      columns={columns}
      filters={filtersOf(channels)}
      empty="No payments found"
    />
  )
}

/** A bank line that nobody was credited for can become capital of the house. */
function Take({ arrival }: { arrival: Arrival }) {
  const me = useOperator()
  const { kind, depositId, isCapital } = arrival
  if (kind !== 'bank' || depositId !== null || isCapital) return null
  return <ActButtons quiet acts={[takeCapitalAct(arrival, me.rights.includes('enter_arrivals'))]} />
}

/** The deposit that an arrival was credited for. */
function ForDeposit({ id }: { id: string | null }) {
  if (id === null) return <span className="quiet">{noNumber}</span>
  return (
    <Link to={`/deposits?state=all&open=${id}`} className="num">
      {id}
    </Link>
  )
}
