import { useEffect, useState } from 'react'

/** A text once it has not changed for so long: what is being typed is not asked for with every key. */
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
