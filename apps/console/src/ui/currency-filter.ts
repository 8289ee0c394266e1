import { currencies } from '@touchstone/domain/money/currency'
import { type Filter, optionsOf } from './list.ts'

/** Narrows a list to one currency of the house. */
export const currencyFilter: Filter = {
  name: 'currency',
  label: 'Currency',
  kind: 'choice',
  options: optionsOf(currencies, (currency) => currency),
  width: 110,
}
