import { useEffect, useState } from 'react'

/** Our choice: no attempt of a command leaves later than that, so what is under way now may only be waited for. */
const longMs = 5_000

/** Whether something has been under way for so long that a person should know. */
export function useTakesLong(isUnderWay: boolean): boolean {
  const [isLong, setLong] = useState(false)
  if (!isUnderWay && isLong) setLong(false)
  useEffect(() => {
    if (!isUnderWay) return undefined
    const waiting = setTimeout(() => {
      setLong(true)
    }, longMs)
    return () => {
      clearTimeout(waiting)
    }
  }, [isUnderWay])
  return isUnderWay && isLong
}
