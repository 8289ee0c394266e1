import { useEffect, useRef, useState } from 'react'
import { decimal } from '@touchstone/domain/money/decimal'

type Receipt = { pay: string; receive: string }

/** Long enough to be read. Our choice. */
const saidForMs = 4_000

/** Whether a new quote for the same amount brings more or less than the one before. */
export function changeOf(before: Receipt | undefined, now: Receipt | undefined): 'rose' | 'fell' | undefined {
  if (before === undefined || now === undefined || before.pay !== now.pay) return undefined
  const difference = decimal(now.receive) - decimal(before.receive)
  return difference === 0n ? undefined : difference > 0n ? 'rose' : 'fell'
}

/** The same, for as long as it takes to read it. */
export function useQuoteChange(quote: Receipt | undefined): 'rose' | 'fell' | undefined {
  const last = useRef<Receipt>(undefined)
  const [change, setChange] = useState<'rose' | 'fell'>()
  useEffect(() => {
    const changed = changeOf(last.current, quote)
    last.current = quote
    if (changed === undefined) return undefined
    setChange(changed)
    const fading = setTimeout(() => {
      setChange(undefined)
    }, saidForMs)
    return () => {
      clearTimeout(fading)
    }
    // A quote that brings the same says nothing new.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [quote?.pay, quote?.receive])
  return change
}
