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
  if (typeof value === 'string') return textOf(value)
  if (typeof value === 'bigint') return `"${printDecimal(value)}"`
  if (typeof value === 'number') return integerText(value)
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (value === null || value === undefined) return 'null'
  return isList(value) ? listText(value) : structureText(value)
}

function integerText(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`only safe integers have a canonical text, not ${value}`)
  return String(value)
}

/** Nearly every text of ours needs no escape, and then it is its own. */
const unescaped = /^[ !#-[\]-~]*$/
const textOf = (text: string): string => (unescaped.test(text) ? `"${text}"` : JSON.stringify(text))

function listText(list: readonly Canonical[]): string {
  let text = ''
  for (const item of list) text += text === '' ? canonicalText(item) : `,${canonicalText(item)}`
  return `[${text}]`
}

function structureText(value: { readonly [key: string]: Canonical }): string {
  let text = ''
  for (const { key, label } of fieldsInOrder(Object.keys(value))) {
    const field = value[key]
    if (field !== undefined) text += text === '' ? label + canonicalText(field) : `,${label}${canonicalText(field)}`
  }
  return `{${text}}`
}

const isList = (value: readonly Canonical[] | { readonly [key: string]: Canonical }): value is readonly Canonical[] =>
  Array.isArray(value)

type Field = { key: string; label: string }

/** Structures come in few shapes, and sorting the keys was half the time of a text: so a shape is sorted once. */
const shapes = new Map<string, { keys: readonly string[]; fields: readonly Field[] }[]>()
const shapesOfOneFirstKeyMax = 16
const firstKeysMax = 256

function fieldsInOrder(keys: readonly string[]): readonly Field[] {
  const [first] = keys
  if (first === undefined) return []
  const alike = shapes.get(first) ?? []
  for (const shape of alike) if (areSame(shape.keys, keys)) return shape.fields
  const fields = [...keys].sort().map((key): Field => ({ key, label: `${textOf(key)}:` }))
  if (alike.length < shapesOfOneFirstKeyMax) alike.push({ keys, fields })
  if (alike.length === 1 && shapes.size < firstKeysMax) shapes.set(first, alike)
  return fields
}

function areSame(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false
  return true
}
