import { currenciesInCode, isToken } from '@touchstone/domain/money/currency'
import { type Filter, optionsOf } from './list.ts'

const filterOf = (currencies: readonly string[]): Filter => ({
  name: 'currency',
  label: 'Currency',
  kind: 'choice',
  options: optionsOf(currencies, (currency) => currency),
  width: 110,
})

/** Narrows a list to one currency that comes in and goes out over channels. */
export const currencyFilter = filterOf(currenciesInCode.filter((each) => !isToken(each)))

/** Narrows a list to one currency of the house: `added` are the codes of tokens that its settings have added. */
export const currencyFilterWith = (added: readonly string[]): Filter => filterOf([...currenciesInCode, ...added])
