import type { Offering } from '@touchstone/wire/console/console-offerings'
import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import { fixedRate } from '@touchstone/domain/strategy-rules/rule'
import { settlementCurrency } from '@touchstone/domain/money/currency'
import { Button } from 'antd'
import { percentText } from '../format/printed-number.ts'
import { productKindWord, ruleWord } from '../setup/product-words.ts'
import type { Act } from '../ui/act.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { Amount } from '../ui/Amount.tsx'
import { Facts } from '../ui/Facts.tsx'
import { type Status, StatusChip } from '../ui/StatusChip.tsx'
import { CoverBar } from './CoverBar.tsx'
import { freezeWaits, isFrozen } from './offering-acts.ts'

const looks: Readonly<Record<Offering['state'], { status: Status; word: string }>> = {
  unfunded: { status: 'draft', word: 'Not funded' },
  closed: { status: 'closed', word: 'Closed' },
  on_sale: { status: 'live', word: 'On sale' },
  outdated: { status: 'stale', word: 'On sale, terms changed' },
}

/** Nothing is sold, whatever the sale is: that stands behind it. */
const frozenLooks: typeof looks = {
  unfunded: { status: 'stale', word: 'Frozen, not funded' },
  closed: { status: 'stale', word: 'Frozen, sale closed' },
  on_sale: { status: 'stale', word: 'Frozen' },
  outdated: { status: 'stale', word: 'Frozen, terms changed' },
}

type OfferingCardProps = {
  offering: Offering
  /** What waits for a second operator, of all products. */
  waiting: readonly ConsoleProposal[]
  acts: readonly Act[]
  onTerms: () => void
}

/** A product: what it sells, what covers it, and what can be proposed. */
export function OfferingCard({ offering, waiting, acts, onTerms }: OfferingCardProps) {
  const { product, currency, terms, state, escrow, owed, mostOwed, missing, granted, left, orders, frozen } = offering
  // The currency stands in the heading: eight times would be too often.
  const money = (value: string | null) => <Amount value={value} places={moneyPlaces(currency)} />
  const share = (value: string) => <Amount value={value} places={sharePlaces(offering)} />
  return (
    <section className="card padded offering" aria-label={product}>
      <div className="offering-head">
        <div>
          <h2 className="offering-name">{product}</h2>
          <span className="quiet">
            {terms === null
              ? 'The settings don’t have this product any more'
              : `${currency} · ${termsWord(terms)} · ${terms.cycleDays} days`}
          </span>
        </div>
        <div className="offering-states">
          <StatusChip {...(isFrozen(offering) ? frozenLooks : looks)[state]} />
          {freezeWaits(offering, waiting) && (
            <StatusChip
              status="proposed"
              word={isFrozen(offering) ? 'Resume waits for approval' : 'Freeze waits for approval'}
            />
          )}
        </div>
      </div>
      {frozen !== null && (
        <p className="quiet">
          {frozenWord(frozen)} (UTC). Why: {frozen.reason}
        </p>
      )}
      <CoverBar offering={offering} />
      <div className="offering-facts">
        <Facts
          facts={[
            ['In escrow', money(escrow)],
            ['Owed at most, running', money(owed)],
            mostOwed === null ? undefined : ['Owed at most, all sold', money(mostOwed)],
            ['Missing to open', money(missing)],
          ]}
        />
        <Facts
          facts={[
            [isInUnits(offering) ? 'Units' : 'Capacity', <CapacityText key="capacity" offering={offering} />],
            ['Granted', share(granted)],
            ['Left', share(left)],
            [
              'Running orders',
              <span key="orders" className="num">
                {orders.toLocaleString('en')}
              </span>,
            ],
          ]}
        />
      </div>
      <div className="offering-foot">
        {/* What was answered is of the state before: it goes with it. */}
        <ActButtons key={`${state} ${escrow} ${frozen?.from ?? ''} ${frozen?.until ?? ''}`} acts={acts} />
        {terms !== null && (
          <Button type="link" onClick={onTerms}>
            Terms and languages
          </Button>
        )}
      </div>
    </section>
  )
}

const frozenWord = ({ from, until }: NonNullable<Offering['frozen']>): string =>
  until === null ? `Frozen from ${from}` : `Frozen from ${from}, counts again from ${until}`

const termsWord = (terms: NonNullable<Offering['terms']>): string =>
  terms.kind === 'miner'
    ? `Machines · ${terms.manufacturer} ${terms.model}`
    : terms.rule === fixedRate
      ? `Fixed rate, ${percentText(terms.dailyRateMax)} a day`
      : `${productKindWord(terms.kind)} · ${ruleWord(terms.rule)}`

const isInUnits = ({ sells }: Offering): boolean => sells === 'units'
const moneyPlaces = (currency: string): number | 'all' => (currency === settlementCurrency ? 2 : 'all')
const sharePlaces = (offering: Offering): number => (isInUnits(offering) ? 0 : 2)

/** What is sold now, and what the settings say instead. */
function CapacityText({ offering }: { offering: Offering }) {
  const { capacity, saleCapacity, state } = offering
  const places = sharePlaces(offering)
  if (state !== 'outdated' || capacity === null) return <Amount value={capacity ?? saleCapacity} places={places} />
  return (
    <span>
      <Amount value={saleCapacity} places={places} />, in the settings <Amount value={capacity} places={places} />
    </span>
  )
}
