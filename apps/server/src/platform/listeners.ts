export type Listen<Told> = (listener: (told: Told) => void) => void

/**
 * Who is told of something that happens again and again, in the order in which they asked to be. It stands before both
 * sides, so that what happens need not know who is made later. A listener must not throw or wait.
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
