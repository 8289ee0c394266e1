import { create } from 'zustand'

/**
 * Which amount field has the docked keypad, by its id; `handedOver` when another field had it just before. `isOfPage`: the field
 * is on the page, and in no sheet over it.
 */
type Keypad = { owner: string | null; handedOver: boolean; isOfPage: boolean }

const none: Keypad = { owner: null, handedOver: false, isOfPage: false }
export const useKeypad = create<Keypad>(() => none)

export function takeKeypad(owner: string, isOfPage: boolean): void {
  useKeypad.setState((keypad) =>
    keypad.owner === owner ? keypad : { owner, handedOver: keypad.owner !== null, isOfPage },
  )
}

/** A moment later, so that the next field takes the keypad over without it leaving, and a tap still meets its button. */
const leaveAfterMs = 120

export function leaveKeypad(owner: string): void {
  setTimeout(() => dropKeypad(owner), leaveAfterMs)
}

/** At once. */
export function dropKeypad(owner: string): void {
  useKeypad.setState((keypad) => (keypad.owner === owner ? none : keypad))
}
