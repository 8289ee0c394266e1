import { printDecimal } from '../money/decimal.ts'

export type Canonical =
  | string
  | number
  | boolean
  | bigint
  | null
  | undefined
  | readonly Canonical[]
  | { readonly [key: string]: Canonical }

/**
 * The one text of a value, which is what is stored, compared and hashed: JSON without spaces, keys in code-unit order,
 * decimals (every bigint) as strings in shortest form, numbers only as safe integers, absent fields left out.
 * @throws RangeError for a number that is no safe integer.
 */
export function canonicalText(value: Canonical): string {
  switch (typeof value) {
    case 'bigint':
      return `"${printDecimal(value)}"`
    case 'number':
      if (!Number.isSafeInteger(value)) throw new RangeError(`only safe integers have a canonical text, not ${value}`)
      return String(value)
    case 'string':
    case 'boolean':
      return JSON.stringify(value)
    case 'undefined':
      return 'null'
    case 'object':
      return value === null ? 'null' : structureText(value)
    case 'function':
    case 'symbol':
      throw new TypeError('code has no canonical text')
  }
}

function structureText(value: readonly Canonical[] | { readonly [key: string]: Canonical }): string {
  if (isList(value)) return `[${value.map(canonicalText).join(',')}]`
  let text = ''
  for (const key of Object.keys(value).sort()) {
    const field = value[key]
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalText(field)}`
  }
  return `{${text}}`
}

const isList = (value: readonly Canonical[] | { readonly [key: string]: Canonical }): value is readonly Canonical[] =>
  Array.isArray(value)
