import { figureOf } from '@touchstone/app/ieo/ieo-figures'
import type { IeoOrder } from '@touchstone/app/ieo/ieo.queries'
import { Amount } from '../ui/Amount.tsx'

type IeoOrderAmountProps = { order: IeoOrder; withCurrency?: boolean; fit?: boolean; className?: string }

/** The one figure of an application. */
export function IeoOrderAmount({ order, withCurrency = false, fit = false, className = '' }: IeoOrderAmountProps) {
  const { what, value, currency } = figureOf(order)
  const kind = what === 'youGot' ? { places: 6, trim: true } : { toCent: true }
  return <Amount value={value} private fit={fit} className={className} {...kind} {...(withCurrency && { currency })} />
}
