import { decimal } from './decimal.ts'

/** The item type of a list; any other type is unchanged. */
type ItemOf<T> = T extends readonly (infer Item)[] ? Item : T

/** Whether a value is a decimal or holds one. Of a union `boolean`, when some of its arms do. */
type HoldsDecimal<T> = T extends bigint
  ? true
  : T extends readonly (infer Item)[]
    ? HoldsDecimal<Item>
    : T extends object
      ? [DecimalKeys<T>] extends [never]
        ? false
        : true
      : false

/** The fields that hold decimals, of every arm of a union. */
type DecimalKeys<T> = T extends object
  ? { [K in keyof T]-?: true extends HoldsDecimal<T[K]> ? K : never }[keyof T]
  : never

type FieldOf<T, K> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never

/**
 * Where the decimals of a value are. Canonical text has them as strings, so a reader needs this; a missing or wrong
 * field does not compile. A list has the shape of its items, a union that of all its arms.
 */
export type Shape<T> = true extends (T extends bigint ? true : false)
  ? true
  : { readonly [K in DecimalKeys<ItemOf<T>>]-?: Shape<FieldOf<ItemOf<T>, K>> }

/** A shape that is looked up and not known by type any more. */
export type AnyShape = true | { readonly [field: string]: AnyShape }

/** Whether what has decimals in it, of parsed JSON, is a structure, a list or absent: all else would hide them. */
export function holdsShape(value: unknown, shape: AnyShape): boolean {
  if (shape === true || value === undefined || value === null) return true
  if (Array.isArray(value)) return value.every((item) => holdsShape(item, shape))
  if (typeof value !== 'object') return false
  const fields = value as Readonly<Record<string, unknown>>
  return Object.entries(shape).every(([name, inner]) => holdsShape(fields[name], inner))
}

/** Turns the decimals of parsed JSON into bigints, in place: a reviver costs five times as much. */
export function readShape(value: unknown, shape: AnyShape): unknown {
  if (shape === true) {
    if (typeof value === 'string') return decimal(value)
    if (value !== null) throw new Error(`not a decimal: ${typeof value}`)
    return value
  }
  if (value === null) return value
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) value[index] = readShape(item, shape)
    return value
  }
  const fields = value as Record<string, unknown>
  for (const name in shape) {
    const inner = shape[name]
    if (inner !== undefined && fields[name] !== undefined) fields[name] = readShape(fields[name], inner)
  }
  return value
}
