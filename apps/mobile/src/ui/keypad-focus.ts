import { create } from 'zustand'

/** Which amount field has the docked keypad, by its id; `handedOver` when another field had it just before. */
type Keypad = { owner: string | null; handedOver: boolean }

export const useKeypad = create<Keypad>(() => ({ owner: null, handedOver: false }))

export function takeKeypad(owner: string): void {
  useKeypad.setState((keypad) => (keypad.owner === owner ? keypad : { owner, handedOver: keypad.owner !== null }))
}

/** A moment later, so that the next field takes the keypad over without it leaving, and a tap still meets its button. */
const leaveAfterMs = 120

export function leaveKeypad(owner: string): void {
  setTimeout(() => dropKeypad(owner), leaveAfterMs)
}

/** At once. */
export function dropKeypad(owner: string): void {
  useKeypad.setState((keypad) => (keypad.owner === owner ? { owner: null, handedOver: false } : keypad))
}
