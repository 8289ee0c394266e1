import { useMutation } from '@tanstack/react-query'
import { CallRefused } from '@touchstone/client/call-failed'
import { api } from '../api/api.ts'
import type { Order } from '../orders/orders.queries.ts'
import { refreshBook } from '../books/refresh-book.ts'

/** Nothing was left to be done: what was to be ended had ended by itself. */
const isDone = (error: unknown): boolean =>
  error instanceof CallRefused && (error.kind === 'nothing_to_close' || error.kind === 'order_not_found')

const unlessDone = async (act: Promise<unknown>): Promise<void> => {
  try {
    await act
  } catch (error) {
    if (!isDone(error)) throw error
  }
}

/** Cancels what rests in the demo book, then closes what is open. Each step may be repeated: it ends what is left. */
export function useClearDemo(orders: readonly Order[]) {
  return useMutation({
    mutationFn: async () => {
      for (const { id, type } of orders) if (type === 'limit') await unlessDone(api.cancelOrder({ id }))
      await unlessDone(api.closeAll({ book: 'demo' }))
    },
    onSettled: refreshBook,
  })
}
