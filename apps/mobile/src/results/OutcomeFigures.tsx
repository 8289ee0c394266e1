import { useState } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { baseOf } from '@touchstone/app/format/print-money'
import { type Outcome, type SumLine, sumPlaces } from '@touchstone/app/results/outcome'
import { decidingTick } from '@touchstone/app/second-contracts/settlement-price'
import { currentTag } from '@touchstone/app/texts/language'
import { printLength } from '@touchstone/app/time/print-length'
import { Button } from '../ui/Button.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Money } from '../ui/Money.tsx'
import { Price } from '../ui/Price.tsx'

/** The prices between which it was, how much it was, and how long. */
export function OutcomeFacts({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation()
  const { held, prices, quantity, lastedMs } = outcome
  const priceTick = useSymbol(held?.symbol ?? '')?.priceTick
  const values = prices.map(({ value }) => value)
  // An option may turn on a digit that prices are not shown with.
  const isOption = held?.side === 'rise' || held?.side === 'fall'
  const tick = isOption ? decidingTick([values[0] ?? null, values[1] ?? null], priceTick) : priceTick
  const items = [
    ...prices.map(({ label, value }) => ({ label: t(label), value: <Price value={value} tick={tick} /> })),
    ...(quantity === undefined || held === undefined
      ? []
      : [
          {
            label: t('receipts.quantity'),
            value: <Money value={quantity} unit={baseOf(held.symbol)} places={18} trim private />,
          },
        ]),
    ...(lastedMs === undefined ? [] : [{ label: t('receipts.heldFor'), value: printLength(lastedMs, currentTag()) }]),
  ]
  return items.length === 0 ? null : <Facts items={items} />
}

/** The same behind a tap: whoever asks what it brought reads the sum first. */
export function MoreFacts({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { prices, quantity, lastedMs } = outcome
  if (prices.length === 0 && quantity === undefined && lastedMs === undefined) return null
  return (
    <>
      <Button kind="ghost" size="md" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'receipts.hideDetails' : 'receipts.showDetails')}
      </Button>
      {isOpen && <OutcomeFacts outcome={outcome} />}
    </>
  )
}

/** From the price to the result, line by line: what is printed adds up. */
export function OutcomeSum({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation()
  const { sum, net } = outcome
  const places = sumPlaces(outcome)
  return (
    <Facts
      inset
      items={[
        ...sum.flatMap((line) => [
          { label: t(line.label), value: <Money value={line.value} places={places} sign toCent private /> },
          ...feesOf(line, places, t),
        ]),
        {
          label: t('receipts.result'),
          value: <Money value={net} places={places} sign tone toCent private />,
          isTotal: true,
        },
      ]}
    />
  )
}

/** What a line adds up, each on a line of its own below it. */
const feesOf = ({ fees = {} }: SumLine, places: number, t: TFunction): Fact[] =>
  feeNames.flatMap((name) => {
    const fee = fees[name]
    if (fee === undefined || !/[1-9]/.test(fee)) return []
    return [
      { label: t(`receipts.fee_${name}`), value: <Money value={`-${fee}`} places={places} private />, isPart: true },
    ]
  })

const feeNames = ['opening', 'closing', 'liquidation'] as const
