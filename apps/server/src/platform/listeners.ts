export type Listen<Told> = (listener: (told: Told) => void) => void

/**
 * Listeners of a repeated event, in the order of their subscription. Created before both sides, so that the publisher
 * does not depend on listeners that are created later. A listener must not throw or wait; if one throws all the same, the
 * others are told first, and then `tell` throws its error.
 */
export function createListeners<Told>(): { add: Listen<Told>; tell: (told: Told) => void } {
  const listeners: ((told: Told) => void)[] = []
  return {
    add: (listener) => {
      listeners.push(listener)
    },
    tell: (told) => {
      const errors: unknown[] = []
      for (const listener of listeners) {
        try {
          listener(told)
        } catch (error) {
          errors.push(error)
        }
      }
      if (errors.length > 0) throw new AggregateError(errors, 'a listener failed')
    },
  }
}
