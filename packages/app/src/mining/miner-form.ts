import { printDecimal } from '@touchstone/domain/money/decimal'
import type { Miner } from './mining.queries.ts'
import { read } from './output-figures.ts'

/** A machine's units as the check of units takes them: of those that are left, none is sold. */
export const unitTerms = ({ price, left, unitsMax }: Pick<Miner, 'price' | 'left' | 'unitsMax'>) => ({
  unit: price,
  units: left,
  unitsSold: 0,
  unitsMax,
})

/** What a day uses up of the price of one machine, cut; a decimal string. */
export const wornADay = ({ price, cycleDays }: Pick<Miner, 'price' | 'cycleDays'>): string =>
  printDecimal(cycleDays <= 0 ? 0n : read(price) / BigInt(cycleDays))

/** An amount for one machine, for so many of them; a decimal string. */
export const forMachines = (ofOne: string, units: number): string => printDecimal(read(ofOne) * BigInt(units))
