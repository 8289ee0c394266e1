import type { Intent } from '@touchstone/client/client-of'
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useIntent } from '@touchstone/app/api/use-intent'
import { api } from './api.ts'

export type Asking = { intent: Intent }

/**
 * A POST that an operator confirms, under one intent as long as its outcome is unknown. Whatever is on screen is read again
 * afterwards, after a refusal too: what was shown may have been old.
 */
export function useAct<Request, Reply>(
  call: (request: Request, asking: Asking) => Promise<Reply>,
  onDone?: (reply: Reply) => void,
): UseMutationResult<Reply, Error, Request> {
  const queries = useQueryClient()
  // Images do not change, and each reading of one is in the audit log.
  const readAgain = (): Promise<void> =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'image' })
  const send = useIntent(api.newIntent)
  return useMutation({
    mutationFn: (request: Request) => send(request, call),
    // Who reads that it is done sees it done: nobody repeats it because the screen shows the old state.
    onSuccess: async (reply) => {
      await readAgain()
      onDone?.(reply)
    },
    onError: () => {
      void readAgain()
    },
  })
}
