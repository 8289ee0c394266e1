import { create } from 'zustand'
import { haptic } from './haptic.ts'

export type ToastTone = 'success' | 'failure' | 'info'
export type ToastMessage = { id: number; text: string; tone: ToastTone }

/** The specification's two seconds; a long sentence stays as long as it takes to read. */
export const toastMs = 2000
const readAtOnce = 40
const msPerCharacter = 50

/** Those that come while this many are shown push out the oldest. Our choice. */
const shownMax = 3

export const useToasts = create<{ shown: readonly ToastMessage[] }>(() => ({ shown: [] }))
let lastId = 0

/** Says something in passing, on top of every screen. The same text again replaces the one that is there. */
export function toast(text: string, tone: ToastTone = 'success'): void {
  lastId += 1
  const message = { id: lastId, text, tone }
  haptic(tone === 'failure' ? [12, 40, 12] : 8)
  useToasts.setState(({ shown }) => ({
    shown: [...shown.filter((each) => each.text !== text), message].slice(-shownMax),
  }))
  setTimeout(
    () => {
      useToasts.setState(({ shown }) => ({ shown: shown.filter((each) => each.id !== message.id) }))
    },
    toastMs + Math.max(0, text.length - readAtOnce) * msPerCharacter,
  )
}
