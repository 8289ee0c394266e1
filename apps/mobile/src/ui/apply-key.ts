import { readTyped } from '@touchstone/app/format/read-typed'
import type { Selection, Typed } from '@touchstone/app/format/typed-edit'

export const keypadKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '.', 'delete', 'clear'] as const
export type KeypadKey = (typeof keypadKeys)[number]

/**
 * The text after a key was pressed at the caret or over the selection; unchanged where the key is not allowed there.
 * `caret` is its position afterwards.
 */
export function applyKey(text: string, key: KeypadKey, places: number, { start, end }: Selection): Typed {
  if (key === 'clear') return { text: '', caret: 0 }
  const from = key === 'delete' && start === end ? Math.max(0, start - 1) : start
  const head = text.slice(0, from) + (key === 'delete' ? '' : key)
  const tail = text.slice(end)
  const next = readTyped(head + tail, places)
  if (next === undefined) return { text, caret: end }
  return { text: next, caret: Math.max(0, next.length - tail.length) }
}
