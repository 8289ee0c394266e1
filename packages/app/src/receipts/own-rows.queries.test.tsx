import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { expect, it } from 'vitest'
import { answerCalls } from '../api/test-answers.ts'
import { shownAsChecked } from './shown-as-checked.ts'

answerCalls({})
const { queries } = await import('../api/queries.ts')
const { useOwnRows } = await import('./own-rows.queries.ts')

function example(name: string): Receipt {
  const receipt = exampleReceipts()[name]
  if (receipt === undefined) throw new Error('the example receipt is missing')
  return receipt
}

it('knows nothing of another record, also of one that claims the same hash', async () => {
  const won = example('won')
  const { row } = won.journal
  const altered = { ...won, journal: { ...won.journal, row: { ...row, reply: row.reply.replace('70', '71') } } }
  const { result, rerender } = renderHook(({ receipt }) => useOwnRows(shownAsChecked(receipt), true), {
    initialProps: { receipt: won },
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  for (const receipt of [altered, example('opened')]) {
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    rerender({ receipt })
    expect(result.current.isPending).toBe(true)
  }
})
