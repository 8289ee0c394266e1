import { exactPlaces } from '@touchstone/app/format/number-text'
import { Amount } from './Amount.tsx'

/** Money that is signed: all the decimals that it has, two at least. */
export const WholeAmount = ({ value, currency }: { value: string; currency: string }) => (
  <Amount value={value} currency={currency} places={exactPlaces(value)} trim="but_cents" toCent />
)
