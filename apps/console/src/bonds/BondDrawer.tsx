import type { ConsoleBond } from '@touchstone/wire/console/console-bonds'
import { Drawer } from 'antd'
import { percentText } from '../format/printed-number.ts'
import { AsCustomersReadIt } from '../previews/AsCustomersReadIt.tsx'
import { repaymentWord } from '../setup/product-words.ts'
import { Amount } from '../ui/Amount.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Facts } from '../ui/Facts.tsx'
import type { Column } from '../ui/list.ts'
import { Section } from '../ui/Page.tsx'
import { Time } from '../ui/Time.tsx'
import { bondPreview } from './bond-preview.ts'
import { countText, daysText } from './bond-words.ts'

type Due = ConsoleBond['schedule'][number]
type Payment = ConsoleBond['payments'][number]
type Movement = ConsoleBond['movements'][number]

const exact = (value: string) => <Amount value={value} places="all" />
const dayCell = (day: string) => <span className="num">{day}</span>

const dueColumns: readonly Column<Due>[] = [
  { title: 'Due', cell: ({ day }) => dayCell(day) },
  { title: 'Interest a unit', number: true, cell: ({ interestPerUnit }) => exact(interestPerUnit) },
  { title: 'Principal a unit', number: true, cell: ({ principalPerUnit }) => exact(principalPerUnit) },
]

const paymentColumns: readonly Column<Payment>[] = [
  { title: 'Payment', cell: ({ payment }) => countText(payment) },
  { title: 'Of', cell: ({ day }) => dayCell(day) },
  { title: 'Interest a unit', number: true, cell: ({ interestPerUnit }) => exact(interestPerUnit) },
  { title: 'Principal a unit', number: true, cell: ({ principalPerUnit }) => exact(principalPerUnit) },
  { title: 'Interest still owed', number: true, cell: ({ interestOwed }) => exact(interestOwed) },
  { title: 'Principal still lent', number: true, cell: ({ principalLeft }) => exact(principalLeft) },
  {
    title: 'Late since',
    cell: ({ lateSinceDay }) => (lateSinceDay === null ? '' : dayCell(lateSinceDay)),
    isEmpty: ({ lateSinceDay }) => lateSinceDay === null,
  },
]

const movementColumns: readonly Column<Movement>[] = [
  { title: 'Booked', cell: ({ time }) => <Time at={time} /> },
  {
    title: 'Direction',
    cell: ({ direction }) => (direction === 'from_issuer' ? 'Came from the issuer' : 'Went to the issuer'),
  },
  { title: 'Amount', number: true, cell: ({ amount }) => exact(amount) },
  { title: 'Bank reference', cell: ({ reference }) => <span className="code">{reference}</span> },
]

type BondDrawerProps = {
  /** Undefined: closed. */
  bond: ConsoleBond | undefined
  onClose: () => void
}

/** What a bond agrees on, what it is to pay and has paid, and the money between it and its issuer. */
export function BondDrawer({ bond, onClose }: BondDrawerProps) {
  return (
    <Drawer
      open={bond !== undefined}
      onClose={onClose}
      size={820}
      title={`Schedule and payments of ${bond?.product ?? ''}`}
      destroyOnHidden
    >
      {bond !== undefined && <History bond={bond} />}
    </Drawer>
  )
}

function History({ bond }: { bond: ConsoleBond }) {
  const { schedule, payments, movements, startDay, endDay, currency, subscriptionDays, thinkDays } = bond
  return (
    <>
      <Section title="Terms">
        <p className="quiet">They come from the settings. What was opened keeps its own.</p>
        <Facts
          facts={[
            [
              'Unit',
              <span key="unit">
                <Amount value={bond.unit} places="all" currency={currency} />, {countText(bond.units)} of them
              </span>,
            ],
            ['Comes about with', `${countText(bond.unitsMin)} units`],
            ['Daily rate', percentText(bond.dailyRate)],
            ['Term', daysText(bond.termDays)],
            ['Repayment', repaymentWord(bond.repayment)],
            subscriptionDays === null || thinkDays === null
              ? undefined
              : ['Subscription', `${daysText(subscriptionDays)}, then ${daysText(thinkDays)} to think`],
            startDay === null ? undefined : ['Runs from', dayCell(startDay)],
            endDay === null ? undefined : ['Ends', dayCell(endDay)],
          ]}
        />
      </Section>
      {bond.issuer !== null && <AsCustomersReadIt of={bond} read={bondPreview(bond, bond.issuer)} />}
      <Section title="Schedule">
        <DataTable
          rows={schedule}
          keyOf={({ day }) => day}
          columns={dueColumns}
          empty="It has a schedule once it goes ahead"
        />
      </Section>
      <Section title="Payments to holders">
        <DataTable
          rows={payments}
          keyOf={({ payment }) => String(payment)}
          columns={paymentColumns}
          empty="Nothing was due yet"
        />
      </Section>
      <Section title="Money between it and its issuer">
        <DataTable
          rows={movements}
          keyOf={({ direction, reference, time }) => `${direction} ${reference} ${time}`}
          columns={movementColumns}
          empty="No money has moved yet"
        />
      </Section>
    </>
  )
}
