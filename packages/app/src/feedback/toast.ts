import { create } from 'zustand'
import { haptic } from './haptic.ts'

export type ToastTone = 'success' | 'failure' | 'info'
/** What more there is to see: what something brought, as it is printed, and how to come there. */
export type ToastOffer = {
  figures?: { net: string; yield: string; direction: 'up' | 'down' | 'flat' } | undefined
  says: string
} & ({ act: () => void } | { to: string })
export type ToastMessage = { id: number; text: string; tone: ToastTone; offer?: ToastOffer }

/** The specification's two seconds; a long sentence stays as long as it takes to read. */
export const toastMs = 2000
const readAtOnce = 40
const msPerCharacter = 50

/** Our choice: longer for whoever wants to see more. */
const toReachMs = 4000
/** And for a link that a person has not asked for, and has to think about. */
const toDecideMs = 6000

/** Those that come while this many are shown push out the oldest. Our choice. */
const shownMax = 3

export const useToasts = create<{ shown: readonly ToastMessage[] }>(() => ({ shown: [] }))
let lastId = 0

/** Says something in passing, on top of every screen. The same text again replaces the one that is there. */
export function toast(text: string, tone: ToastTone = 'success', offer?: ToastOffer): void {
  lastId += 1
  const message = { id: lastId, text, tone, ...(offer === undefined ? {} : { offer }) }
  haptic(tone === 'failure' ? [12, 40, 12] : 8)
  useToasts.setState(({ shown }) => ({
    shown: [
      ...shown.filter((each) => each.text !== text || each.offer?.figures?.net !== offer?.figures?.net),
      message,
    ].slice(-shownMax),
  }))
  setTimeout(
    () => dismissToast(message.id),
    toastMs + timeFor(offer) + Math.max(0, text.length - readAtOnce) * msPerCharacter,
  )
}

/** Takes a toast away before its time. */
export function dismissToast(id: number): void {
  useToasts.setState(({ shown }) => ({ shown: shown.filter((each) => each.id !== id) }))
}

function timeFor(offer: ToastOffer | undefined): number {
  if (offer === undefined) return 0
  return 'to' in offer ? toDecideMs : toReachMs
}
