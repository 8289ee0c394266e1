import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { Drawer } from 'antd'
import { percentText } from '../format/printed-number.ts'
import { AsCustomersReadIt } from '../previews/AsCustomersReadIt.tsx'
import { formatWord } from '../setup/product-words.ts'
import type { Act } from '../ui/act.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { Amount } from '../ui/Amount.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Facts } from '../ui/Facts.tsx'
import type { Column } from '../ui/list.ts'
import { Section } from '../ui/Page.tsx'
import { Time } from '../ui/Time.tsx'
import { ieoPreview } from './ieo-preview.ts'
import { countText, lotsText } from './ieo-words.ts'
import { PhaseTrack } from './PhaseTrack.tsx'

type Movement = ConsoleIeo['movements'][number]

const movementWords: Readonly<Record<Movement['kind'], string>> = {
  tokens_received: 'Tokens came from the issuer',
  tokens_returned: 'Tokens went back to the issuer',
  raised_paid_out: 'What was raised went to the issuer',
}

const movementColumns: readonly Column<Movement>[] = [
  { title: 'Booked', cell: ({ time }) => <Time at={time} /> },
  { title: 'What', cell: ({ kind }) => movementWords[kind] },
  {
    title: 'Amount',
    number: true,
    cell: ({ amount, currency }) => <Amount value={amount} places="all" currency={currency} />,
  },
  { title: 'Reference', cell: ({ reference }) => <span className="code">{reference}</span> },
]

type IeoDrawerProps = {
  /** Undefined: closed. */
  ieo: ConsoleIeo | undefined
  acts: readonly Act[]
  onClose: () => void
}

/** What can be proposed about a sale, what it agrees on, and what came from its issuer or went to it. */
export function IeoDrawer({ ieo, acts, onClose }: IeoDrawerProps) {
  return (
    <Drawer open={ieo !== undefined} onClose={onClose} size={820} title={`Sale ${ieo?.product ?? ''}`} destroyOnHidden>
      {ieo !== undefined && (
        <div className="stack">
          <PhaseTrack ieo={ieo} />
          {/* What was answered is of the state before: it goes with it. */}
          <ActButtons key={`${ieo.state} ${ieo.escrow} ${ieo.proceeds}`} acts={acts} />
          <Terms ieo={ieo} />
          <AsCustomersReadIt of={ieo} read={ieoPreview(ieo)} />
          <Section title="Between the sale and its issuer">
            <DataTable
              rows={ieo.movements}
              keyOf={({ kind, reference, time }) => `${kind} ${reference} ${time}`}
              columns={movementColumns}
              empty="Nothing has moved yet"
            />
          </Section>
        </div>
      )}
    </Drawer>
  )
}

function Terms({ ieo }: { ieo: ConsoleIeo }) {
  const { format, token, currency, lotPrice, lotTokens, lots, cap, depositRate, subscriptionDays } = ieo
  const { closesAtMs, round, drawAtMs, payUntilAtMs, listWithinDays, listByAtMs, calledOff } = ieo
  return (
    <Section title="Terms">
      <p className="quiet">They come from the settings. What was opened keeps its own.</p>
      <Facts
        facts={[
          ['Format', formatWord(format)],
          [
            'Lot',
            <span key="lot">
              <Amount value={lotTokens} places="all" currency={token} /> for{' '}
              <Amount value={lotPrice} places="all" currency={currency} />
            </span>,
          ],
          ['Lots', countText(lots)],
          ['Most a person', lotsText(cap)],
          ['Set aside', `${percentText(depositRate)} of the price`],
          subscriptionDays === null
            ? undefined
            : ['Open for', `The day of its opening and ${countText(subscriptionDays)} more`],
          listWithinDays === null ? undefined : ['Listed within', `${countText(listWithinDays)} days of the close`],
          closesAtMs === null ? undefined : ['Closes', <Time key="closes" at={closesAtMs} />],
          round === null ? undefined : ['Round that draws', countText(round)],
          drawAtMs === null ? undefined : ['It comes out', <Time key="draw" at={drawAtMs} />],
          payUntilAtMs === null ? undefined : ['To be paid by', <Time key="pay" at={payUntilAtMs} />],
          listByAtMs === null
            ? undefined
            : [
                calledOff === null ? 'To be listed before' : 'Was to be listed before',
                <Time key="list" at={listByAtMs} />,
              ],
          calledOff === null ? undefined : ['Called off', <Time key="off" at={calledOff.atMs} />],
        ]}
      />
    </Section>
  )
}
