import { useTranslation } from 'react-i18next'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { baseOf, moneyText } from '@touchstone/app/format/print-money'
import type { Outcome, SumLine } from '@touchstone/app/results/outcome'
import { decidingTick } from '@touchstone/app/second-contracts/settlement-price'
import { currentTag } from '@touchstone/app/texts/language'
import { printLength } from '@touchstone/app/time/print-length'
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

/** From the price to the result, line by line. */
export function OutcomeSum({ outcome: { sum, net } }: { outcome: Outcome }) {
  const { t } = useTranslation()
  return (
    <Facts
      inset
      items={[
        ...sum.map((line) => ({
          label: t(line.label),
          value: <Money value={line.value} sign private />,
          ...(line.fees === undefined ? {} : { hint: <FeesOf fees={line.fees} /> }),
        })),
        { label: t('receipts.result'), value: <Money value={net} sign tone private />, isTotal: true },
      ]}
    />
  )
}

function FeesOf({ fees: { opening, closing, liquidation } }: { fees: NonNullable<SumLine['fees']> }) {
  const { t } = useTranslation()
  const shown = { opening: moneyText(opening), closing: moneyText(closing), liquidation: moneyText(liquidation) }
  return t(/[1-9]/.test(liquidation) ? 'receipts.feesWithLiquidation' : 'receipts.feesOf', shown)
}
