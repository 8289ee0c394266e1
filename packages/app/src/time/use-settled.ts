import { useEffect, useState } from 'react'

/** A debounced text: avoids a request with every key. */
export function useSettled(text: string, afterMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const settling = setTimeout(() => {
      setSettled(text)
    }, afterMs)
    return () => {
      clearTimeout(settling)
    }
  }, [text, afterMs])
  return settled
}
