import { create } from 'zustand'
import { haptic } from './haptic.ts'

export type ToastTone = 'success' | 'failure' | 'info'
/** What a close brought, net of all fees, as it is printed, and the record that it can be checked by. */
export type ToastResult = {
  net: string
  yield: string
  direction: 'up' | 'down' | 'flat'
  receipt: { bookId: string; sequence: string }
}
/** A path of the app, and what leads there. */
export type ToastLink = { label: string; to: string }
export type ToastMessage = { id: number; text: string; tone: ToastTone; result?: ToastResult; link?: ToastLink }

/** The specification's two seconds; a long sentence stays as long as it takes to read. */
export const toastMs = 2000
const readAtOnce = 40
const msPerCharacter = 50

/** Our choice: as long again for whoever wants to go to the receipt. */
const toReachMs = 2000
/** And for a link that a person has not asked for, and has to think about. */
const toDecideMs = 6000

/** Those that come while this many are shown push out the oldest. Our choice. */
const shownMax = 3

export const useToasts = create<{ shown: readonly ToastMessage[] }>(() => ({ shown: [] }))
let lastId = 0

/** Says something in passing, on top of every screen. The same text again replaces the one that is there. */
export function toast(text: string, tone: ToastTone = 'success', result?: ToastResult, link?: ToastLink): void {
  lastId += 1
  const message = { id: lastId, text, tone, ...(result && { result }), ...(link && { link }) }
  haptic(tone === 'failure' ? [12, 40, 12] : 8)
  useToasts.setState(({ shown }) => ({
    shown: [...shown.filter((each) => each.text !== text || each.result?.net !== result?.net), message].slice(
      -shownMax,
    ),
  }))
  setTimeout(
    () => dismissToast(message.id),
    toastMs +
      (result ? toReachMs : 0) +
      (link ? toDecideMs : 0) +
      Math.max(0, text.length - readAtOnce) * msPerCharacter,
  )
}

/** Takes a toast away before its time. */
export function dismissToast(id: number): void {
  useToasts.setState(({ shown }) => ({ shown: shown.filter((each) => each.id !== id) }))
}
