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
 * Returns the only canonical text of a value, which is stored, compared and hashed: JSON without spaces, keys in
 * code-unit order, decimals (every bigint) as strings in shortest form, numbers only as safe integers, absent fields
 * left out.
 * @throws RangeError for a number that is not a safe integer.
 */
export function canonicalText(value: Canonical): string {
  return flat(withValue('', value))
}

/**
 * Whether a text is the canonical one of what it says: no other reader may take it for something else, as one would that
 * reads the first of two fields of one name, or a longer number.
 */
export function isCanonical(text: string): boolean {
  try {
    return canonicalText(JSON.parse(text) as Canonical) === text
  } catch {
    return false
  }
}

/**
 * Returns the same text, flattened. Engines store joined texts as trees of their pieces, ten times as large, and walk
 * them for every hash or copy; reading a character makes them flatten it once and release the pieces.
 */
export const flat = (text: string): string => (text.at(-1) === undefined ? '' : text)

/** One text handed on from value to value: every join of two makes an object, and these are most of a command's. */
function withValue(text: string, value: Canonical): string {
  if (typeof value === 'string') return isPlain(value) ? `${text}"${value}"` : text + JSON.stringify(value)
  if (typeof value === 'bigint') return `${text}"${printDecimal(value)}"`
  if (typeof value === 'number') return text + integerText(value)
  if (typeof value === 'boolean') return text + (value ? 'true' : 'false')
  if (value === null || value === undefined) return `${text}null`
  return isList(value) ? withList(text, value) : withStructure(text, value)
}

function integerText(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`only safe integers have a canonical text, not ${value}`)
  return String(value)
}

/** Nearly all our texts need no escape, and are then returned unchanged. */
const unescaped = /^[ !#-[\]-~]*$/
/** Below this length a loop is done before the expression has begun. */
const shortLength = 24

function isPlain(text: string): boolean {
  if (text.length > shortLength) return unescaped.test(text)
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x5c) return false
  }
  return true
}

function withList(text: string, list: readonly Canonical[]): string {
  if (list.length === 0) return `${text}[]`
  let longer = text
  let sign = '['
  for (const item of list) {
    longer = withValue(longer + sign, item)
    sign = ','
  }
  return `${longer}]`
}

function withStructure(text: string, structure: { readonly [key: string]: Canonical }): string {
  let longer = text
  let isFirst = true
  for (const { key, first, next } of fieldsInOrder(Object.keys(structure))) {
    const field = structure[key]
    if (field === undefined) continue
    const label = isFirst ? first : next
    isFirst = false
    // The usual fields, without another join for the quotation mark.
    if (typeof field === 'bigint') longer = `${longer}${label.quoted}${printDecimal(field)}"`
    else if (typeof field === 'string' && isPlain(field)) longer = `${longer}${label.quoted}${field}"`
    else longer = withValue(longer + label.plain, field)
  }
  return isFirst ? `${text}{}` : `${longer}}`
}

const isList = (value: readonly Canonical[] | { readonly [key: string]: Canonical }): value is readonly Canonical[] =>
  Array.isArray(value)

type Label = { plain: string; quoted: string }
/** A key as the first of its structure and as any other. */
type Field = { key: string; first: Label; next: Label }

function fieldOf(key: string): Field {
  const named = `${JSON.stringify(key)}:`
  const label = (sign: string): Label => ({ plain: sign + named, quoted: `${sign}${named}"` })
  return { key, first: label('{'), next: label(',') }
}

/** Structures come in few shapes, and sorting the keys was half the time of a text: so a shape is sorted once. */
const shapes = new Map<string, { keys: readonly string[]; fields: readonly Field[] }[]>()
const shapesOfOneFirstKeyMax = 16
const firstKeysMax = 256

function fieldsInOrder(keys: readonly string[]): readonly Field[] {
  const [first] = keys
  if (first === undefined) return []
  const alike = shapes.get(first) ?? []
  for (const shape of alike) if (areSame(shape.keys, keys)) return shape.fields
  const fields = [...keys].sort().map(fieldOf)
  if (alike.length < shapesOfOneFirstKeyMax) alike.push({ keys, fields })
  if (alike.length === 1 && shapes.size < firstKeysMax) shapes.set(first, alike)
  return fields
}

function areSame(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false
  return true
}
