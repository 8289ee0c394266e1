export type Listen<Event> = (listener: (event: Event) => void) => void

/**
 * Listeners of a repeated event, in the order of their subscription. Created before both sides, so that the publisher
 * does not depend on listeners that are created later. A listener must not throw or wait; if one throws all the same, the
 * others are called first, and then `emit` throws its error.
 */
export function createListeners<Event>(): { add: Listen<Event>; emit: (event: Event) => void } {
  const listeners: ((event: Event) => void)[] = []
  return {
    add: (listener) => {
      listeners.push(listener)
    },
    emit: (event) => {
      const errors: unknown[] = []
      for (const listener of listeners) {
        try {
          listener(event)
        } catch (error) {
          errors.push(error)
        }
      }
      if (errors.length > 0) throw new AggregateError(errors, 'a listener failed')
    },
  }
}
