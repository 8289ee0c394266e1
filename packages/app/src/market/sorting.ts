import { changeNow, markNow, turnoverNow } from './market-figures.ts'
import type { ListedSymbol } from './symbols.queries.ts'

export const sortFields = ['name', 'volume', 'price', 'change'] as const
export type SortField = (typeof sortFields)[number]
export type Sorting = { field: SortField; descending: boolean }

/** The order of a list that nobody has sorted. */
export const mostTraded: Sorting = { field: 'volume', descending: true }

/** As the address has it, such as `change-down`; undefined for the order of the list itself. */
export function readSorting(text: string | null): Sorting | undefined {
  const [name, way] = text?.split('-') ?? []
  const field = sortFields.find((each) => each === name)
  return field === undefined || (way !== 'up' && way !== 'down') ? undefined : { field, descending: way === 'down' }
}

export const printSorting = ({ field, descending }: Sorting): string => `${field}-${descending ? 'down' : 'up'}`

/** What a tap on a field makes of the sorting: first what people look for, then the other way, then none. */
export function nextSorting(sorting: Sorting | undefined, field: SortField): Sorting | undefined {
  const first = field !== 'name'
  if (sorting?.field !== field) return { field, descending: first }
  return sorting.descending === first ? { field, descending: !first } : undefined
}

const figures = {
  price: markNow,
  change: changeNow,
  volume: turnoverNow,
} as const

/** Sorts by the current figures; items without a figure come last in both directions. */
export function sorted(symbols: readonly ListedSymbol[], sorting: Sorting | undefined): readonly ListedSymbol[] {
  if (sorting === undefined) return symbols
  const { field, descending } = sorting
  const way = descending ? -1 : 1
  if (field === 'name') return symbols.toSorted((a, b) => way * (a.symbol < b.symbol ? -1 : 1))
  const ranked = symbols.map((listed) => ({ listed, figure: figures[field](listed) }))
  return ranked
    .toSorted((a, b) => {
      if (a.figure === undefined || b.figure === undefined)
        return Number(a.figure === undefined) - Number(b.figure === undefined)
      return a.figure === b.figure ? 0 : way * (a.figure < b.figure ? -1 : 1)
    })
    .map(({ listed }) => listed)
}
