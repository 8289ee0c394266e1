import { CallFailed } from '@touchstone/client/call-failed'
import type { Intent } from '@touchstone/client/client'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from './api.ts'
import { haptic } from './haptic.ts'

type Act<Request, Reply> = {
  call: (request: Request, asking: { intent: Intent }) => Promise<Reply>
  onDone?: (reply: Reply, request: Request) => void
  /** The screen shows itself why it failed; else a toast does. */
  inPlace?: boolean
}

/**
 * A POST that a person confirms. It has one idempotency key as long as its outcome is unknown: whoever presses again after
 * a lost answer repeats the same intent; a changed request, an answer, or a refusal ends it.
 */
export function useAct<Request, Reply>({
  call,
  onDone,
  inPlace,
}: Act<Request, Reply>): UseMutationResult<Reply, Error, Request> {
  const pending = useRef<{ intent: Intent; request: string } | undefined>(undefined)
  return useMutation({
    mutationFn: async (request: Request) => {
      const text = JSON.stringify(request)
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
    onSuccess: (reply, request) => {
      haptic()
      onDone?.(reply, request)
    },
    onError: () => {
      haptic([12, 40, 12])
    },
    meta: { inPlace: inPlace ?? false },
  })
}
