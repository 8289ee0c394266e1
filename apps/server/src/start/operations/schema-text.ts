import { amount, atMs, currency, recordId, rowId, signedAmount, symbol, time } from '@touchstone/wire/fields'
import { topic } from '@touchstone/wire/stream'
import * as z from 'zod/mini'

/** What we read of a JSON schema. */
export type JsonSchema = {
  type?: string | readonly string[]
  pattern?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
}

export const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema

/** Forms that have a name: a reader knows them after the first time. */
export const namedForms = {
  amount: {
    schema: amount,
    meaning: 'a decimal as text, such as "12.5": at most 12 digits before the point, 18 after it',
  },
  'signed amount': { schema: signedAmount, meaning: 'the same, and it may be negative' },
  symbol: { schema: symbol, meaning: 'a market, such as "BTC/USDT"' },
  currency: { schema: currency, meaning: 'such as "USDT"' },
  id: { schema: recordId, meaning: 'from an earlier answer' },
  time: { schema: time, meaning: '"2026-01-31 18:00:00", at UTC+8' },
  'epoch ms': { schema: atMs, meaning: 'milliseconds since 1970, in fields that end in AtMs' },
  topic: { schema: topic, meaning: '"ticks:BTC/USDT", "ticks:*" or "candles:BTC/USDT:1m"' },
}
const forms = new Map(
  Object.entries(namedForms).map(([name, { schema }]) => [formOf(jsonSchema(schema, 'input')), name]),
)
forms.set(formOf(jsonSchema(rowId, 'output')), 'id')

function formOf({ type, pattern, minimum, maximum }: JsonSchema): string {
  return `${String(type ?? '')} ${pattern ?? ''} ${minimum ?? ''} ${maximum ?? ''}`
}

const plain = new Set(['string   ', 'integer   ', 'number   ', 'boolean   ', 'object   ', 'array   '])

/** A schema as a person reads it, such as `{ symbol: symbol, side?: "long" | "short" }`. */
export function schemaText(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  const choices = choicesOf(schema)
  if (choices !== undefined) return choices.map(schemaText).join(' | ')
  const form = formOf(schema)
  const named = plain.has(form) ? undefined : forms.get(form)
  if (named !== undefined) return named
  if (schema.type === 'array') return listText(schema.items ?? {})
  if (schema.type === 'object') return objectText(schema)
  return simpleText(schema)
}

/** One type of several is a choice too. */
function choicesOf(schema: JsonSchema): readonly JsonSchema[] | undefined {
  const { type, anyOf, oneOf } = schema
  return anyOf ?? oneOf ?? (Array.isArray(type) ? type.map((each: string) => ({ ...schema, type: each })) : undefined)
}

function listText(items: JsonSchema): string {
  const isChoice = (choicesOf(items) ?? items.enum) !== undefined
  return isChoice ? `(${schemaText(items)})[]` : `${schemaText(items)}[]`
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${schemaText(field)}`,
  )
  const more = typeof additionalProperties === 'object' && fields.length === 0
  if (more) fields.push(`[name]: ${schemaText(additionalProperties)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

function simpleText({ type, minimum, maximum, minLength, maxLength }: JsonSchema): string {
  if (type === undefined) return 'anything'
  if (type === 'integer') return isBounded(minimum, maximum) ? `whole ${minimum} to ${maximum}` : 'whole'
  if (type === 'string' && maxLength !== undefined) return `text, ${minLength ?? 0} to ${maxLength} signs`
  return type === 'string' ? 'text' : String(type)
}

const isBounded = (minimum: number | undefined, maximum: number | undefined): boolean =>
  minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER

/** The fields of a request or frame, a row each. */
export function fieldRows(schema: JsonSchema): { name: string; text: string; note: string }[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isRequired = schema.required?.includes(name) === true
    const byDefault = field.default === undefined ? 'optional' : `default ${JSON.stringify(field.default)}`
    return { name, text: schemaText(field), note: isRequired ? 'required' : byDefault }
  })
}
