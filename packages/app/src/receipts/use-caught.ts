import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Receipt, ReceiptCheckName } from '@touchstone/domain/receipts/receipt'
import { receiptText } from '@touchstone/domain/receipts/receipt-text'
import { type Figure, tamperedWith } from './cheat.ts'
import { runCheck } from './run-check.ts'

type Cheat = { receipt: Receipt; figure: Figure; value: string; withHash: boolean }

/** The checks that fail on a copy with another number in it, each name once; of no cheat nothing. */
export function useCaught(cheat: Cheat | undefined): readonly ReceiptCheckName[] | 'checking' | undefined {
  const receipt = cheat?.receipt
  // The checkpoint may come meanwhile, and catches more.
  const whole = useMemo(() => receipt && receiptText(receipt), [receipt])
  const { data } = useQuery({
    queryKey: ['receipts', 'caught', whole, cheat?.figure.place, cheat?.value, cheat?.withHash],
    queryFn: cheat === undefined ? skipToken : async () => caughtIn(cheat),
    staleTime: Infinity,
    gcTime: 60_000,
  })
  return cheat === undefined ? undefined : (data ?? 'checking')
}

async function caughtIn({ receipt, figure, value, withHash }: Cheat): Promise<readonly ReceiptCheckName[]> {
  const text = receiptText(tamperedWith(receipt, figure, value, { withHash }))
  const { verdict } = await runCheck({ text })
  return [...new Set(verdict.checks.filter(({ ok }) => !ok).map(({ name }) => name))]
}
