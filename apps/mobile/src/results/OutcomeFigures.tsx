import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { baseOf, moneyText } from '@touchstone/app/format/print-money'
import { type Outcome, type SumLine, sumPlaces } from '@touchstone/app/results/outcome'
import { decidingTick } from '@touchstone/app/second-contracts/settlement-price'
import { currentTag } from '@touchstone/app/texts/language'
import { printLength } from '@touchstone/app/time/print-length'
import { Button } from '../ui/Button.tsx'
import { Facts } from '../ui/Facts.tsx'
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
        ...sum.map((line) => ({
          label: t(line.label),
          value: <Money value={line.value} places={places} sign toCent private />,
          ...(line.fees === undefined ? {} : { hint: <FeesOf fees={line.fees} places={places} /> }),
        })),
        {
          label: t('receipts.result'),
          value: <Money value={net} places={places} sign tone toCent private />,
          isTotal: true,
        },
      ]}
    />
  )
}

type FeesOfProps = { fees: NonNullable<SumLine['fees']>; places: number }

function FeesOf({ fees: { opening, closing, liquidation }, places }: FeesOfProps) {
  const { t } = useTranslation()
  const print = (fee: string): string => moneyText(fee, { places })
  const shown = { opening: print(opening), closing: print(closing), liquidation: print(liquidation) }
  return t(/[1-9]/.test(liquidation) ? 'receipts.feesWithLiquidation' : 'receipts.feesOf', shown)
}
