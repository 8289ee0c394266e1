import { addedPlaces, currenciesInCode, placesOf } from '../money/currency.ts'
import type { AnyShape } from '../money/shape.ts'
import { commandRows, replyRules } from '../rulebook/journal-tables.ts'

/** A table of Markdown. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const code = (text: string): string => `\`${text}\``

/** Where the decimals of a value are, as paths of fields. */
const fieldsIn = (shape: AnyShape, path: string): string[] =>
  shape === true
    ? [path]
    : Object.entries(shape).flatMap(([name, inner]) => fieldsIn(inner, path === '' ? name : `${path}.${name}`))

const decimalsIn = (shape: AnyShape): string => fieldsIn(shape, '').map(code).join(' ') || '-'

/** Every command: who gives it, and its decimals. */
export const commandTable = (): string =>
  tableOf(
    ['Command', 'Given by', 'Decimals'],
    [...commandRows].map(([kind, { givenBy, decimals }]) => [code(kind), givenBy, decimalsIn(decimals)]),
  )

/** Every reply: whether a formula stands behind it, and its decimals. Those with the same decimals share a row. */
export function replyTable(): string {
  const alike = new Map<string, { kinds: string[]; formula: string; decimals: string }>()
  for (const [kind, rule] of replyRules) {
    const formula = rule.formula === 'none' ? '-' : 'yes'
    const decimals = decimalsIn(rule.decimals)
    const row = alike.get(`${formula} ${decimals}`) ?? { kinds: [], formula, decimals }
    row.kinds.push(code(kind))
    alike.set(`${formula} ${decimals}`, row)
  }
  return tableOf(
    ['Replies', 'Formula', 'Decimals'],
    [...alike.values()].map(({ kinds, formula, decimals }) => [kinds.join(' '), formula, decimals]),
  )
}

/** The decimal places in which each currency is booked. */
export const placesTable = (): string =>
  tableOf(
    ['Places', 'Currencies'],
    [...new Set(currenciesInCode.map(placesOf))]
      .sort((a, b) => b - a)
      .map((places) => [
        `${places}`,
        `${currenciesInCode.filter((each) => placesOf(each) === places).join(' ')}${places === addedPlaces ? ', and each that was added' : ''}`,
      ]),
  )
