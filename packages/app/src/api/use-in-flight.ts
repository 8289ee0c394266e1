import { useRef } from 'react'

/** Of the same act one at a time: a second tap comes before the button that sends it is off. */
export function useInFlight(): { begin: (request: unknown) => boolean; end: (request: unknown) => void } {
  const sent = useRef(new Set<string>())
  return {
    begin(request) {
      const text = JSON.stringify([request])
      if (sent.current.has(text)) return false
      sent.current.add(text)
      return true
    },
    end: (request) => {
      sent.current.delete(JSON.stringify([request]))
    },
  }
}
