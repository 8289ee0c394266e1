/** The most of a socket's own events that wait for its next frame. Our choice. */
export const eventsMax = 1_000
export const eventCharactersMax = 262_144

/** A user's own events on their way to one socket. None is left out in silence: `lost` says so. */
export type EventQueue = {
  add: (text: string) => void
  size: () => number
  /** All that wait, in order, and no longer here. */
  take: () => string[]
  /** Says that events are missing, instead of all that wait. */
  lose: () => void
  /** Whether events were lost since it was asked last. */
  takeLost: () => boolean
  clear: () => void
}

export function createEventQueue(): EventQueue {
  let texts: string[] = []
  let characters = 0
  let lost = false

  function clear(): void {
    texts = []
    characters = 0
  }

  function lose(): void {
    clear()
    lost = true
  }

  return {
    add(text) {
      texts.push(text)
      characters += text.length
      if (texts.length > eventsMax || characters > eventCharactersMax) lose()
    },
    size: () => texts.length,
    take() {
      const taken = texts
      clear()
      return taken
    },
    lose,
    takeLost() {
      const was = lost
      lost = false
      return was
    },
    clear() {
      clear()
      lost = false
    },
  }
}
