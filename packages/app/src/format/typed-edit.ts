import { grouped, type NumberStyle, numberStyle } from './written-language.ts'
import { plainStyle, readTyped, withoutUnit, withPoint } from './read-typed.ts'

/** A plain decimal as it is being typed, such as `1234.`, and where the caret is in it. */
export type Typed = { text: string; caret: number }

/** Between which characters something is selected; both the same where the caret is. */
export type Selection = { start: number; end: number }

/** What is being typed as the field shows it: grouped, in the language's way. */
export function shownTyped(plain: string, style: NumberStyle = numberStyle()): string {
  const [whole = '', fraction] = plain.split('.')
  return `${grouped(whole, style)}${fraction === undefined ? '' : `${style.decimal}${fraction}`}`
}

/** The place in the shown text of a place in the plain one: before a separator rather than behind it. */
export function toShown(plain: string, at: number, style: NumberStyle = numberStyle()): number {
  const shown = shownTyped(plain, style)
  let place = 0
  for (let passed = 0; passed < at; place += 1) if (!isSeparator(shown, place, style)) passed += 1
  return place
}

/** The place in the plain text of a place in the shown one. */
export function toPlain(plain: string, at: number, style: NumberStyle = numberStyle()): number {
  const shown = shownTyped(plain, style)
  let passed = 0
  for (let place = 0; place < at && place < shown.length; place += 1) if (!isSeparator(shown, place, style)) passed += 1
  return passed
}

const isSeparator = (shown: string, place: number, { group }: NumberStyle): boolean => shown[place] === group

/** What an input says after an edit: its text and caret, the characters that were typed if it knows, and whether it deleted forwards. */
export type Edited = { text: string; caret: number; typed?: string | undefined; isForward?: boolean }

/**
 * The plain text after an edit of the shown one, which is any key, a paste or a deletion. Undefined where the edit is not
 * allowed: more decimals than `places`, or letters. Groups never matter: deleting a separator deletes the digit beside it.
 */
export function editTyped(plain: string, edited: Edited, places: number, style = numberStyle()): Typed | undefined {
  const shown = shownTyped(plain, style)
  const { inserted, from, to } = differenceOf(shown, edited)
  let start = toPlain(plain, from, style)
  let end = toPlain(plain, to, style)
  if (inserted === '' && from !== to && start === end) {
    if (edited.isForward === true) end = Math.min(plain.length, end + 1)
    else start = Math.max(0, start - 1)
  }
  return replaceTyped(plain, { start, end }, inserted, places, style)
}

/** The plain text after something was typed or pasted over a part of it. */
export function replaceTyped(
  plain: string,
  { start, end }: Selection,
  inserted: string,
  places: number,
  style: Pick<NumberStyle, 'group'> = numberStyle(),
): Typed | undefined {
  const added = withPoint(inserted, style)
  const tail = plain.slice(end)
  const text = readTyped(plain.slice(0, start) + added + tail, places)
  return text === undefined ? undefined : { text, caret: Math.max(0, text.length - tail.length) }
}

/**
 * The plain text after a paste: the amount without its currency, and without the decimals that the field does not take.
 * Undefined where it is no amount, and where a part is pasted of what is counted whole.
 */
export function pasteTyped(
  plain: string,
  selection: Selection,
  pasted: string,
  places: number,
  style: Pick<NumberStyle, 'group'> = numberStyle(),
): Typed | undefined {
  const [, whole, fraction] = /^(\d*)(?:\.(\d*))?$/.exec(withPoint(withoutUnit(pasted), style)) ?? []
  if (places === 0 && /[1-9]/.test(fraction ?? '')) return undefined
  const kept = fraction?.slice(0, places) ?? ''
  const amount = kept === '' ? whole : `${whole}.${kept}`
  return amount === undefined || amount === '' ? undefined : replaceTyped(plain, selection, amount, places, plainStyle)
}

/** What was put in place of which part of the text. The caret is behind what was put there. */
function differenceOf(before: string, { text, caret, typed }: Edited): { inserted: string; from: number; to: number } {
  const kept = text.length - caret
  const isKept = kept <= before.length && before.endsWith(text.slice(caret))
  const to = isKept ? before.length - kept : before.length
  const end = isKept ? caret : text.length
  if (typed !== undefined && typed === text.slice(end - typed.length, end))
    return { inserted: typed, from: end - typed.length, to }
  let from = 0
  while (from < Math.min(end, to) && before[from] === text[from]) from += 1
  return { inserted: text.slice(from, end), from, to }
}
