import { useEffect, useState } from 'react'

/** The device's time, renewed every so often while `isOn`: for what counts down. */
export function useNow(everyMs: number, isOn: boolean): number {
  const [nowMs, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isOn) return undefined
    const beating = setInterval(() => {
      setNow(Date.now())
    }, everyMs)
    return () => {
      clearInterval(beating)
    }
  }, [everyMs, isOn])
  return nowMs
}
