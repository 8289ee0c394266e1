import type { Intent } from '@touchstone/client/client'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { api } from './api.ts'
import { useIntent } from './use-intent.ts'
import { haptic } from '../feedback/haptic.ts'

type Act<Request, Reply> = {
  call: (request: Request, asking: { intent: Intent }) => Promise<Reply>
  onDone?: (reply: Reply, request: Request) => void
  /** The screen shows itself why it failed; else a toast does. */
  inPlace?: boolean
}

/** A POST that a person confirms, under one intent while its outcome is unknown: pressing again repeats it. */
export function useAct<Request, Reply>({
  call,
  onDone,
  inPlace,
}: Act<Request, Reply>): UseMutationResult<Reply, Error, Request> {
  const send = useIntent(api.newIntent)
  return useMutation({
    mutationFn: (request: Request) => send(request, call),
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
