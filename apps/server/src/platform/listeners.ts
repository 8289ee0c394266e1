export type Listen<Told> = (listener: (told: Told) => void) => void

/**
 * Listeners of a repeated event, in the order of their subscription. Created before both sides, so that the publisher
 * does not depend on listeners that are created later. A listener must not throw or wait.
 */
export function createListeners<Told>(): { add: Listen<Told>; tell: (told: Told) => void } {
  const listeners: ((told: Told) => void)[] = []
  return {
    add: (listener) => {
      listeners.push(listener)
    },
    tell: (told) => {
      for (const listener of listeners) listener(told)
    },
  }
}
