import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Receipt, ReceiptCheckName } from '@touchstone/domain/receipts/receipt'
import { receiptText } from '@touchstone/domain/receipts/receipt-text'
import { type Figure, tamperedWith } from './cheat.ts'
import { runCheck } from './run-check.ts'

type Cheat = { receipt: Receipt; figure: Figure; value: string; withHash: boolean }

/** The checks that fail on a copy with another number in it, each name once. */
export function useCaught({ receipt, figure, value, withHash }: Cheat): readonly ReceiptCheckName[] | 'checking' {
  // The checkpoint may come meanwhile, and catches more.
  const whole = useMemo(() => receiptText(receipt), [receipt])
  const { data } = useQuery({
    queryKey: ['receipts', 'caught', whole, figure.place, value, withHash],
    queryFn: async () => {
      const text = receiptText(tamperedWith(receipt, figure, value, { withHash }))
      const { verdict } = await runCheck({ text })
      return [...new Set(verdict.checks.filter(({ ok }) => !ok).map(({ name }) => name))]
    },
    staleTime: Infinity,
    gcTime: 60_000,
  })
  return data ?? 'checking'
}
