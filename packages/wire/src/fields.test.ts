import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { onLines, typed } from './fields.ts'

const accepts = (schema: z.ZodMiniType<string>, text: string): boolean => z.safeParse(schema, text).success

it.each([
  ['', true],
  ['Zoë 😀 漢字 \u00a0', true],
  ['a\u0000b', false],
  ['a\u001fb', false],
  ['a\u007fb', false],
  ['a\u009fb', false],
  ['a\nb', false],
  ['\ud83d', false],
  ['\ude00\ud83d', false],
])('a typed text of a line: %j: %s', (text, expected) => {
  expect(accepts(typed(0, 20), text)).toBe(expected)
})

it('a text of several lines has line feeds, and no other control character', () => {
  const body = z.string().check(...onLines)
  for (let code = 0; code < 0x100; code += 1) {
    const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0)
    expect(accepts(body, `a${String.fromCodePoint(code)}😀`)).toBe(!isControl || code === 0x0a)
  }
  expect(accepts(body, 'a\ud83d')).toBe(false)
})
