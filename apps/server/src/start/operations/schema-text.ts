import { amount, atMs, currency, recordId, rowId, signedAmount, symbol, time, typed } from '@touchstone/wire/fields'
import { topic } from '@touchstone/wire/stream'
import { type JsonSchema, jsonSchema } from '@touchstone/wire/docs/json-schema'

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
  if (schema.type === 'array') return listText(schema)
  if (schema.type === 'object') return objectText(schema)
  return simpleText(schema)
}

/** One type of several is a choice too. */
function choicesOf(schema: JsonSchema): readonly JsonSchema[] | undefined {
  const { type, anyOf, oneOf } = schema
  return anyOf ?? oneOf ?? (Array.isArray(type) ? type.map((each: string) => ({ ...schema, type: each })) : undefined)
}

function listText({ items = {}, minItems, maxItems }: JsonSchema): string {
  const isChoice = (choicesOf(items) ?? items.enum) !== undefined
  const most = maxItems === undefined ? '' : `, ${minItems ?? 0} to ${maxItems} of them`
  return `${isChoice ? `(${schemaText(items)})[]` : `${schemaText(items)}[]`}${most}`
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${schemaText(field)}`,
  )
  const more = typeof additionalProperties === 'object' && fields.length === 0
  if (more) fields.push(`[name]: ${schemaText(additionalProperties)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** The pattern of every text that a person types: the page explains it once. */
const plainText = jsonSchema(typed(0, 0), 'input').pattern

function simpleText({ type, pattern, minimum, maximum, minLength, maxLength }: JsonSchema): string {
  if (type === undefined) return 'anything'
  if (type === 'integer') return `whole${boundsOf(minimum, maximum, '')}`
  if (type !== 'string') return String(type)
  const form = pattern === undefined || pattern === plainText ? '' : `, ${pattern}`
  return `text${boundsOf(minLength, maxLength, ' characters')}${form}`
}

/** The limits in words: ` 1 to 9`, or for a text `, 1 to 9 characters`. */
function boundsOf(minimum: number | undefined, maximum: number | undefined, of: string): string {
  const upTo = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? undefined : maximum
  const from = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? undefined : minimum
  if (upTo === undefined && (from === undefined || (of !== '' && from === 0))) return ''
  const text = upTo === undefined ? `${from} or more` : `${from ?? (of === '' ? 'any' : 0)} to ${upTo}`
  return `${of === '' ? '' : ','} ${text}${of}`
}

/** The fields of a request or frame, a row each. `noteOf`: what else there is to say of one. */
export function fieldRows(
  schema: JsonSchema,
  noteOf: (field: string) => string | undefined,
): { name: string; text: string; note: string }[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isRequired = schema.required?.includes(name) === true
    const byDefault = field.default === undefined ? 'optional' : `default ${JSON.stringify(field.default)}`
    const notes = [isRequired ? 'required' : byDefault, noteOf(name)].filter((note) => note !== undefined)
    return { name, text: schemaText(field), note: notes.join('. ') }
  })
}
