import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editTyped, pasteTyped, replaceTyped, shownTyped, toPlain, toShown, type Typed } from './typed-edit.ts'
import { type NumberStyle, styleOf } from './written-language.ts'

const english = styleOf('en-US')
const spanish = styleOf('es-ES')
const bare: NumberStyle = { group: '', decimal: '.', groupsFrom: 99 }

it.each([
  ['', '', ''],
  ['1234', '1,234', '1234'],
  ['12345.', '12,345.', '12.345,'],
  ['999999999999.99', '999,999,999,999.99', '999.999.999.999,99'],
  ['0.000001', '0.000001', '0,000001'],
])('%s is shown as %s, in Spanish as %s', (plain, shown, inSpanish) => {
  expect([shownTyped(plain, english), shownTyped(plain, spanish)]).toEqual([shown, inSpanish])
})

const edit = (plain: string, text: string, caret: number, isForward = false) =>
  editTyped(plain, { text, caret, isForward }, 2, english)

describe('an edit of what is shown', () => {
  it.each<[string, string, string, number, Typed | undefined]>([
    ['types behind a group', '1234', '1,2345', 6, { text: '12345', caret: 5 }],
    ['types before a separator', '1234', '19,234', 2, { text: '19234', caret: 2 }],
    ['types a comma for a point', '1234', '1,234,', 6, { text: '1234.', caret: 5 }],
    ['deletes a separator with the digit before it', '1234', '1234', 1, { text: '234', caret: 0 }],
    ['pastes over everything', '1234', '56,789.5', 8, { text: '56789.5', caret: 7 }],
    ['pastes in the middle', '1234', '1,20034', 5, { text: '120034', caret: 4 }],
    ['inserts what reads two ways as the language writes it', '', '1,500', 5, { text: '1500', caret: 4 }],
    ['has no third decimal', '1.25', '1.255', 5, undefined],
    ['has no thirteenth digit', '123456789012', '123,456,789,0123', 16, undefined],
    ['has no letter', '12', '12x', 3, undefined],
    ['empties it', '1234', '', 0, { text: '', caret: 0 }],
  ])('%s', (_name, plain, text, caret, typed) => {
    expect(edit(plain, text, caret)).toEqual(typed)
  })

  it('deletes the digit behind a separator forwards', () => {
    expect(edit('1234', '1234', 1, true)).toEqual({ text: '134', caret: 1 })
  })
})

describe('a paste', () => {
  const whole = { start: 0, end: 2 }
  const paste = (text: string, style = english, places = 2) => pasteTyped('12', whole, text, places, style)?.text

  it.each([
    ['1,000', '1000', '1.00'],
    ['1.500', '1.50', '1500'],
    ['106.184,1', '106184.1', '106184.1'],
    ['$50', '50', '50'],
    ['5 USDT', '5', '5'],
    ['50781.508001', '50781.50', '50781.50'],
    ['٢٥', '25', '25'],
    ['five', undefined, undefined],
    ['5 mil', undefined, undefined],
    ['1e5', undefined, undefined],
    ['1.2.3', undefined, undefined],
    ['', undefined, undefined],
  ])('of %s is %s, in Spanish %s', (text, read, inSpanish) => {
    expect([paste(text), paste(text, spanish)]).toEqual([read, inSpanish])
  })

  it('has no decimals where the field has none, and stays beside what is not selected', () => {
    expect(paste('12.00', english, 0)).toBe('12')
    expect(paste('12.5', english, 0)).toBeUndefined()
    expect(pasteTyped('12', { start: 1, end: 1 }, '1,000', 2, english)).toEqual({ text: '110002', caret: 5 })
  })
})

/** What a browser does with a field that shows `plain`, edited between two places of the plain text. */
type Act = { from: number; length: number; isBehind: boolean; kind: 'insert' | 'back' | 'forward'; text: string }

function browse(plain: string, act: Act, style: NumberStyle, places: number): string {
  const shown = shownTyped(plain, style)
  const place = (at: number): number => {
    const before = toShown(plain, Math.min(at, plain.length), style)
    return act.isBehind && shown[before] === style.group && style.group !== '' ? before + 1 : before
  }
  const start = place(act.from)
  let [from, to] = [start, act.kind === 'insert' ? Math.max(start, place(act.from + act.length)) : start]
  if (act.kind === 'back') from = Math.max(0, start - 1)
  if (act.kind === 'forward') to = Math.min(shown.length, start + 1)
  const added = act.kind === 'insert' ? act.text : ''
  const text = shown.slice(0, from) + added + shown.slice(to)
  if (added.length > 1) {
    const selected = { start: toPlain(plain, from, style), end: toPlain(plain, to, style) }
    return replaceTyped(plain, selected, added, places, english)?.text ?? plain
  }
  if (text === shown && added === '') return plain
  const typed = added === '' ? undefined : added
  const edited = { text, caret: from + added.length, typed, isForward: act.kind === 'forward' }
  return editTyped(plain, edited, places, style)?.text ?? plain
}

const acts = fc.array(
  fc.record<Act>({
    from: fc.nat(16),
    length: fc.nat(4),
    isBehind: fc.boolean(),
    kind: fc.constantFrom('insert', 'insert', 'insert', 'back', 'forward'),
    text: fc.oneof(
      fc.constantFrom('.', ',', 'x', '12', '1500', '0.5', '77777', '1 000', '2,345.6'),
      fc.nat(9).map(String),
    ),
  }),
  { maxLength: 40 },
)

describe('typing with groups', () => {
  it.each([
    ['English', english],
    ['Spanish', spanish],
  ])('comes to the same decimal as without them, in %s, whatever is typed, pasted or deleted', (_name, style) => {
    const property = fc.property(acts, fc.integer({ min: 0, max: 8 }), (all, places) => {
      let [plain, model] = ['', '']
      for (const act of all) {
        plain = browse(plain, act, style, places)
        model = browse(model, act, bare, places)
        if (plain !== model) return false
      }
      return true
    })
    expect(fc.check(property, { numRuns: 500 }).counterexample).toBeNull()
  })

  it('keeps the caret between the same two digits', () => {
    const property = fc.property(fc.nat(999_999_999), fc.nat(9), (number, at) => {
      const plain = String(number)
      const place = Math.min(at, plain.length)
      return toPlain(plain, toShown(plain, place, english), english) === place
    })
    expect(fc.check(property).counterexample).toBeNull()
  })
})
