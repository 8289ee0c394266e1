import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { queries } from '../api/queries.ts'
import { digitsIn, figuresOf, withNextDigit } from './cheat.ts'
import { useCaught } from './use-caught.ts'

const { won } = exampleReceipts()
if (won === undefined) throw new Error('the example receipt is missing')
const figure = figuresOf(won).find(({ is }) => is === 'amount')
if (figure === undefined) throw new Error('it has an amount')
const value = withNextDigit(figure.value, digitsIn(figure.value)[0] ?? 0)
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)

it('who cheats before the checkpoint sees it catch the forged hash when it comes', async () => {
  const pending: Receipt = { ...won, journal: { row: won.journal.row, anchor: anchorPending } }
  const { result, rerender } = renderHook((receipt: Receipt) => useCaught({ receipt, figure, value, withHash: true }), {
    initialProps: pending,
    wrapper,
  })
  await waitFor(() => expect(result.current).not.toBe('checking'))
  expect(result.current).not.toContain('row_anchor')
  rerender(won)
  await waitFor(() => expect(result.current).toContain('row_anchor'))
})
