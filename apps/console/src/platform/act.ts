import { CallFailed } from '@touchstone/client/call-failed'
import type { Intent } from '@touchstone/client/client-of'
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from './api.ts'

export type Asking = { intent: Intent }

/**
 * A POST that an operator confirms. It has one idempotency key as long as its outcome is unknown: whoever presses again
 * after a lost answer repeats the same intent; a changed request, an answer, or a refusal ends it. Whatever is on screen is
 * read again afterwards, after a refusal too: what was shown may have been old.
 */
export function useAct<Request, Reply>(
  call: (request: Request, asking: Asking) => Promise<Reply>,
  onDone?: (reply: Reply) => void,
): UseMutationResult<Reply, Error, Request> {
  const queries = useQueryClient()
  // Images do not change, and each reading of one is in the audit log.
  const readAgain = (): Promise<void> =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'image' })
  const pending = useRef<{ intent: Intent; request: string } | undefined>(undefined)
  return useMutation({
    mutationFn: async (request: Request) => {
      const text = JSON.stringify([request])
      if (pending.current?.request !== text) pending.current = { intent: api.newIntent(), request: text }
      try {
        const reply = await call(request, { intent: pending.current.intent })
        pending.current = undefined
        return reply
      } catch (error) {
        if (!(error instanceof CallFailed)) pending.current = undefined
        throw error
      }
    },
    // Whoever is told that it is done sees it done: nobody does it again because it stands there as before.
    onSuccess: async (reply) => {
      await readAgain()
      onDone?.(reply)
    },
    onError: () => {
      void readAgain()
    },
  })
}
