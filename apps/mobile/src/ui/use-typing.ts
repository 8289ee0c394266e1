import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import {
  editTyped,
  pasteTyped,
  replaceTyped,
  type Selection,
  shownTyped,
  toPlain,
  toShown,
  type Typed,
} from '@touchstone/app/format/typed-edit'
import { plainStyle } from '@touchstone/app/format/read-typed'
import { numberStyle } from '@touchstone/app/format/written-language'
import { applyKey, type KeypadKey } from './apply-key.ts'

type Typing = {
  /** What the input shows: grouped. */
  shown: string
  /** What was pasted or typed and is no amount, until something else is. */
  unread: string | undefined
  /** A key of our keypad, at the caret. */
  press: (key: KeypadKey) => void
  change: (event: ChangeEvent<HTMLInputElement>) => void
  paste: (event: ClipboardEvent<HTMLInputElement>) => void
  /** The plain decimal, which can be pasted anywhere. */
  copy: (event: ClipboardEvent<HTMLInputElement>) => void
  cut: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** What was copied from a field of ours has a point for its decimals in every language. */
const plainDecimal = 'application/x-touchstone-decimal'

const saidMax = 24
const shortened = (text: string): string => (text.length <= saidMax ? text : `${text.slice(0, saidMax)}…`)

type Typist = { value: string; places: number; onChange: (value: string) => void }

/** Typing into a field that groups its digits: its value stays a plain decimal, and its caret where the person put it. */
export function useTyping(input: { current: HTMLInputElement | null }, { value, places, onChange }: Typist): Typing {
  const caret = useRef<number>(undefined)
  const [unread, setUnread] = useState<{ text: string; value: string; isTyped?: boolean }>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    const field = input.current
    if (caret.current !== undefined && field !== null && document.activeElement === field)
      field.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const selected = (): Selection => {
    const field = input.current
    if (field === null || document.activeElement !== field) return { start: value.length, end: value.length }
    const place = (at: number | null): number => (at === null ? value.length : toPlain(value, at))
    return { start: place(field.selectionStart), end: place(field.selectionEnd) }
  }
  const put = ({ text, caret: at }: Typed): void => {
    setUnread(undefined)
    caret.current = toShown(text, at)
    if (text === value) redraw()
    else onChange(text)
  }
  /** What is counted whole takes no point: without a word the digits behind it would make another number. */
  const pointTyped = (typed: string | undefined): string | undefined => {
    if (places > 0 || typed === undefined) return undefined
    const begun = unread?.isTyped === true && unread.value === value ? unread.text : undefined
    if (begun !== undefined && /^\d$/.test(typed)) return begun + typed
    return typed === numberStyle().decimal ? (begun ?? shownTyped(value)) + typed : undefined
  }
  const copy = (event: ClipboardEvent<HTMLInputElement>): Selection => {
    const { start, end } = selected()
    event.clipboardData.setData('text/plain', value.slice(start, end))
    event.clipboardData.setData(plainDecimal, value.slice(start, end))
    event.preventDefault()
    return { start, end }
  }
  return {
    shown: shownTyped(value),
    unread: unread?.value === value ? unread.text : undefined,
    press(key) {
      const next = applyKey(value, key, places, selected())
      if (next.text !== value) put(next)
    },
    change({ target, nativeEvent }) {
      const caretAt = target.selectionStart ?? target.value.length
      const { inputType, data } = nativeEvent as Partial<InputEvent>
      const typed = inputType === 'insertText' ? (data ?? undefined) : undefined
      const pointed = pointTyped(typed)
      if (pointed !== undefined) {
        put({ text: value, caret: value.length })
        setUnread({ text: shortened(pointed), value, isTyped: true })
        return
      }
      const edited = {
        text: target.value,
        caret: caretAt,
        typed,
        isForward: inputType === 'deleteContentForward',
      }
      put(editTyped(value, edited, places) ?? { text: value, caret: Math.min(value.length, toPlain(value, caretAt)) })
    },
    paste(event) {
      event.preventDefault()
      const own = event.clipboardData.getData(plainDecimal)
      const text = event.clipboardData.getData('text').trim()
      if (text === '') return
      const pasted =
        own === text
          ? pasteTyped(value, selected(), text, places, plainStyle)
          : pasteTyped(value, selected(), text, places)
      if (pasted === undefined) setUnread({ text: shortened(text), value })
      else put(pasted)
    },
    copy,
    cut(event) {
      const cut = replaceTyped(value, copy(event), '', places)
      if (cut !== undefined) put(cut)
    },
  }
}
