import { api, type CallName } from '@touchstone/wire/api'
import type { Call } from '@touchstone/wire/call'
import type fastCheck from 'fast-check'
import * as z from 'zod/mini'
import { hostileTexts } from './hostile-values.ts'

/**
 * A request: which of the users sends it, to which call, and the fields. Texts such as `@own 3` stand for ids that are
 * known only when it is sent: of records of that user, or of somebody else.
 */
export type GeneratedRequest = { user: number; name: CallName; fields: unknown }

export type Placeholder = { of: 'own' | 'other' | 'quote' | 'session' | 'alert'; at: number }
export function placeholderOf(text: string): Placeholder | undefined {
  const [, of, at] = /^@(own|other|quote|session|alert) (\d+)$/.exec(text) ?? []
  return of === undefined ? undefined : { of: of as Placeholder['of'], at: Number(at) }
}

type JsonSchema = {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  pattern?: string
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}
type Arbitrary = fastCheck.Arbitrary<unknown>

const safeMax = Number.MAX_SAFE_INTEGER
const textMax = 60

const ids = ['own', 'own', 'other'].flatMap((of) => [0, 1, 2, 3, 4, 5, 6, 7].map((at) => `@${of} ${at}`))
const decimals = [
  '0',
  '1',
  '5',
  '10',
  '0.5',
  '0.001',
  '0.00001',
  '100',
  '25.5',
  '20000',
  '99999.9',
  '0.000000000000000001',
]
const large = ['999999999999', '999999999999.999999999999999999', '100000000', '1000000', '000000000001']
const amounts = [...decimals, ...large]
const times = [
  '2026-01-01 00:00:00',
  '2026-11-01 12:00:00',
  '9999-12-31 23:59:59',
  '0001-01-01 00:00:00',
  '2027-02-28 00:00:00',
]
const currencies = ['USDT', 'BTC', 'ETH', 'SOL', 'EUR', 'USD', 'JPY', 'ZZZ']
const push = 'https://127.0.0.1:9'

/** Values that mean something, by the field's name: what a schema alone would hardly ever find. */
const meant: Readonly<Record<string, readonly unknown[]>> = {
  id: [...ids, '@session 0', '@session 1', '@alert 0', '@alert 1', 1, '2', 999_999_999_999_999],
  bookId: [1, 2, 3, 4, 5, 6, '999999999999999'],
  sequence: [1, 2, 3, 4, 5, 6, 7, 8, '999999999999999'],
  subject: ids,
  quoteId: ['@quote 0', '@quote 1', '@quote 2', '00000000-0000-4000-8000-000000000000'],
  symbol: ['BTC/USDT', 'BTC/USDT', 'ETH/USDT', 'ETH/USDT', 'SOL/USDT', 'DOGE/USDT', 'EUR/USD', 'ZZZ/USDT', '00/USD'],
  quantity: [...amounts, '0.01', '0.01', '0.02', '0.1', '0.1', '1', '2'],
  amount: amounts,
  price: amounts,
  stake: amounts,
  pay: amounts,
  leverage: [1, 2, 2, 2, 2, 5, 20, 100, 1_000],
  durationSeconds: [30, 60, 120, 300, 1, 86_400],
  currency: currencies,
  displayCurrency: currencies,
  from: times,
  to: times,
  'transfer from': ['balance', 'contract'],
  'transfer to': ['contract', 'balance'],
  'transfer currency': ['USDT', 'USDT', 'BTC'],
  'exchangeQuote from': ['USDT', 'USDT', ...currencies],
  'exchangeQuote to': ['BTC', 'ETH', ...currencies],
  'exchangeQuote pay': ['100', '25.5', '0.01', ...amounts],
  'buySecondContract stake': ['5', '10', '25.5', ...amounts],
  'openPosition price': ['1', '500000', '999999999999'],
  expiresAtMs: [null, 0, 1, 4_102_444_800_000, 8_640_000_000_000_000],
  beforeAtMs: [1, 1_795_000_000_000, '8640000000000'],
  month: ['2026-01', '2025-12', '2020-02', '2099-12'],
  format: ['csv'],
  pageNo: [1, 2, 1_000_000, '1'],
  pageSize: [1, 20, 100, '100'],
  endpoint: [
    `${push}/a`,
    `${push}/a\u0000b`,
    `${push}/\ud800`,
    `${push}/a\tb`,
    `${push}/%00`,
    `${push}\\a`,
    'https://example.com/a',
    'http://[::1]:9/',
  ],
  /** The base point of the curve, and no point at all. */
  p256dh: ['BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', 'A'.repeat(87)],
  email: ['somebody@example.com', 'a@b.co', ' Somebody@Example.com ', 'somebody@example', 'a@b@c.de'],
  phone: ['+14155552671', '4155552671', '+999', '(415) 555-2671', '+14155552671;ext=1'],
  countryCode: ['US', 'DE', 'ZZ', 'AC'],
  code: ['000000', '123456'],
  account: ['nobody', 'nobody-2', 'a@b.co', '+14155552671', 'NOBODY'],
  key: ['isPcLimite', 'isPcLimit%', '__proto__'],
}

/** Requests of every call: of the right form, nearly so, or nothing of the kind. */
export function arbitraryRequest(
  fc: typeof fastCheck,
  users: number,
  rarely: readonly CallName[],
): fastCheck.Arbitrary<GeneratedRequest> {
  const names = Object.keys(api) as CallName[]
  // Of any code point, half a surrogate pair too; fast-check's own unit of the kind takes seconds to make.
  const anySign = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point))
  const hostile = fc.oneof(
    fc.constantFrom(...hostileTexts),
    fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], ['BTC/USDT'], { price: '1' }),
    fc.string({ unit: anySign, maxLength: 40 }),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const offers = names.map((name) => {
    const fields = objectOf(fc, requestSchema(api[name]), name)
    const nearly = fc
      .tuple(fields, fc.constantFrom('', ...fieldNames(api[name])), hostile)
      .map(([whole, field, wrong]) => mutated(whole, field, wrong))
    const garbage = fc.oneof(
      hostile,
      fc.dictionary(
        fc.oneof(fc.constantFrom('__proto__', 'constructor', ...fieldNames(api[name])), fc.string()),
        hostile,
      ),
    )
    return {
      weight: rarely.includes(name) ? 1 : api[name].effect === 'command' ? 16 : 8,
      arbitrary: fc.record({
        user: fc.nat(users - 1),
        name: fc.constant(name),
        fields: fc.oneof(
          { weight: 5, arbitrary: fields },
          { weight: 3, arbitrary: nearly },
          { weight: 1, arbitrary: garbage },
        ),
      }),
    }
  })
  return fc.oneof(...offers)
}

const requestSchema = ({ request }: Call): JsonSchema =>
  z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as JsonSchema
const fieldNames = (call: Call): string[] => Object.keys(requestSchema(call).properties ?? {})

function mutated(whole: unknown, field: string, wrong: unknown): unknown {
  const fields = { ...(whole as Record<string, unknown>) }
  const inner = fields[field]
  if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return { ...fields, [field]: wrong }
  return { ...fields, [field]: { ...inner, [Object.keys(inner)[0] ?? 'price']: wrong } }
}

/** Values of a field: those that mean something there, and now and then any that the schema lets through. */
function ofSchema(fc: typeof fastCheck, schema: JsonSchema, field: string, name: CallName): Arbitrary {
  const any = plainOf(fc, schema, name)
  const known = meant[`${name} ${field}`] ?? meant[field]
  if (known === undefined) return any
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: any })
}

function plainOf(fc: typeof fastCheck, schema: JsonSchema, name: CallName): Arbitrary {
  const {
    type,
    minimum = -safeMax,
    maximum = safeMax,
    minLength = 0,
    maxLength = textMax,
    pattern,
    items = {},
  } = schema
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined)
    return fc.oneof(
      ...choices.map((choice) => ({ weight: choice.type === 'null' ? 3 : 1, arbitrary: plainOf(fc, choice, name) })),
    )
  if (type === 'object') return objectOf(fc, schema, name)
  if (type === 'array') return fc.array(plainOf(fc, items, name), { maxLength: 5 })
  if (type === 'integer') return fc.integer({ min: Math.max(minimum, -safeMax), max: Math.min(maximum, safeMax) })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type !== 'string') return fc.jsonValue({ maxDepth: 1 })
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const length = { minLength: Math.min(minLength, textMax), maxLength: Math.min(maxLength, textMax) }
  return fc.string({ unit: 'grapheme', ...length })
}

function objectOf(fc: typeof fastCheck, { properties = {}, required = [] }: JsonSchema, name: CallName): Arbitrary {
  const fields = Object.entries(properties).map(
    ([field, schema]) => [field, ofSchema(fc, schema, field, name)] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
}
