import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { type Canonical, canonicalText } from './canonical.ts'

describe('canonicalText', () => {
  it.each<[string, Canonical, string]>([
    ['a text', 'long', '"long"'],
    ['what JSON escapes', 'a"\\\n\u0001é😀', '"a\\"\\\\\\n\\u0001é😀"'],
    ['what JSON escapes in a long text', `${'a'.repeat(40)}"`, `"${'a'.repeat(40)}\\""`],
    ['what JSON escapes in a field', { a: '"', b: `${'a'.repeat(40)}\n` }, `{"a":"\\"","b":"${'a'.repeat(40)}\\n"}`],
    ['a lone surrogate', '\ud800', '"\\ud800"'],
    ['a whole number', -7, '-7'],
    ['minus zero as zero', -0, '0'],
    ['the largest whole number', 2 ** 53 - 1, '9007199254740991'],
    ['a decimal in shortest form', decimal('-12.50'), '"-12.5"'],
    ['a decimal of zero', 0n, '"0"'],
    ['the smallest decimal', 1n, '"0.000000000000000001"'],
    ['truth', true, 'true'],
    ['nothing', null, 'null'],
    ['an empty list', [], '[]'],
    ['a list in its own order', [2, 'b', 1], '[2,"b",1]'],
    ['a gap in a list as nothing', [undefined, 1], '[null,1]'],
    ['an empty record', {}, '{}'],
    ['an absent field left out', { a: undefined, b: 1 }, '{"b":1}'],
    ['a field of nothing', { a: null }, '{"a":null}'],
    ['keys in code-unit order', { b: 1, a: 2, B: 3, é: 4, '10': 5, '9': 6 }, '{"10":5,"9":6,"B":3,"a":2,"b":1,"é":4}'],
    ['records in records', { a: [{ c: 1n, b: {} }] }, '{"a":[{"b":{},"c":"0.000000000000000001"}]}'],
  ])('writes %s', (_, value, text) => {
    expect(canonicalText(value)).toBe(text)
  })

  it.each([0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])('refuses the number %d', (value) => {
    expect(() => canonicalText({ value })).toThrow(RangeError)
  })
})

const value: fc.Arbitrary<Canonical> = fc.letrec<{ value: Canonical }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'binary' }),
    fc.maxSafeInteger().map((number) => number + 0),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value

test('the text reads back as the value, and its own text is the same again', () => {
  let structures = 0
  fc.assert(
    fc.property(value, (drawn) => {
      if (typeof drawn === 'object' && drawn !== null) structures += 1
      const text = canonicalText(drawn)
      return canonicalText(JSON.parse(text) as Canonical) === text && !/\n/.test(text)
    }),
    { seed: 5, numRuns: 500 },
  )
  expect(structures).toBeGreaterThan(50)
})

test('the order in which a record was built leaves no trace', () => {
  expect(canonicalText({ b: 1, a: 2 })).toBe(canonicalText({ a: 2, b: 1 }))
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.maxSafeInteger(), { noNullPrototype: true }), (record) => {
      const turned = Object.fromEntries(Object.entries(record).toReversed())
      return canonicalText(turned) === canonicalText(record)
    }),
    { seed: 6, numRuns: 300 },
  )
})

test('shapes are distinct, also those that begin alike and more than are remembered', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'ab', 'a,b', 'a"', '1', '10', 'd', 'e', 'f', 'g')
  const record = fc.uniqueArray(key, { maxLength: 8 }).map((keys) => keys.map((name, index) => [name, index] as const))
  const shapes = new Set<string>()
  fc.assert(
    fc.property(record, (fields) => {
      shapes.add(fields.map(([name]) => name).join(' '))
      const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1))
      const text = sorted.map(([name, index]) => `${JSON.stringify(name)}:${index}`).join(',')
      return canonicalText(Object.fromEntries(fields)) === `{${text}}`
    }),
    { seed: 7, numRuns: 3_000 },
  )
  expect(shapes.size).toBeGreaterThan(1_000)
})
