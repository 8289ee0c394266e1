import type { Call } from '@touchstone/wire/call'
import * as z from 'zod/mini'

type JsonSchema = {
  properties?: Readonly<Record<string, JsonSchema>>
  anyOf?: readonly JsonSchema[]
  items?: JsonSchema
}

/** Names, outermost first, that lead to a field; an item of a list is always its first. */
export type Place = readonly string[]

/** The fields that a call has in its path. */
export const inPathOf = ({ path }: Call): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field)

/** The names of a call's fields. */
export const namesOf = (call: Call): string[] =>
  Object.keys((z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as JsonSchema).properties ?? {})

/** Where a call has fields in its body or query, those inside of others too. */
export function placesOf(call: Call): Place[] {
  const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return placesIn(schema).filter(([field = '']) => !inPathOf(call).includes(field))
}

const placesIn = ({ properties = {}, anyOf = [], items }: JsonSchema): Place[] => [
  ...Object.entries(properties).flatMap(([name, inner]) => [[name], ...below(name, inner)]),
  ...anyOf.flatMap(placesIn),
  ...(items === undefined ? [] : [['0'], ...below('0', items)]),
]
const below = (name: string, inner: JsonSchema): Place[] => placesIn(inner).map((place) => [name, ...place])

/** The fields with another value at that place, whatever was there. */
export function withAt(fields: unknown, [name, ...inner]: Place, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(fields)) return [withAt(fields[0], inner, value), ...(fields.slice(1) as unknown[])]
  const whole = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}
  return { ...whole, [name]: withAt(whole[name], inner, value) }
}
