import type { Intent } from '@touchstone/client/client'
import type { PendingIntents } from '@touchstone/client/one-intent'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { api } from './api.ts'
import { useEffect, useRef } from 'react'
import { useInFlight } from './use-in-flight.ts'
import { useIntent } from './use-intent.ts'
import { oncePainted } from '../device/once-painted.ts'
import { haptic } from '../feedback/haptic.ts'
import { toast } from '../feedback/toast.ts'

type Act<Request, Reply> = {
  call: (request: Request, asking: { intent: Intent }) => Promise<Reply>
  onDone?: (reply: Reply, request: Request, isHere: boolean) => void
  /** Where an answer leads whoever waited for it: not somebody who has gone elsewhere meanwhile. */
  onward?: (reply: Reply, request: Request) => void
  /** The screen shows itself why it failed; else a toast does. */
  inPlace?: boolean
  /** What a toast says in place of the screen where the person has left it before the answer. */
  away?: { done?: (reply: Reply) => string; failed: (error: Error) => string | undefined }
  /** Fields that prove who asks: with others in them it is the same intent. */
  proofs?: readonly KeyOf<Request>[]
  /** Of what is asked for anew; the first one given counts. */
  newIntent?: () => Intent
  /** Where an intent of unknown outcome waits; else it goes with what asks. */
  pending?: PendingIntents
}
/** Of each form that a request may have. */
type KeyOf<Request> = Request extends unknown ? Extract<keyof Request, string> : never

/** A POST that a person confirms, under one intent while its outcome is unknown: pressing again repeats it. */
export function useAct<Request, Reply>({
  call,
  onDone,
  onward,
  inPlace,
  away,
  newIntent = api.newIntent,
  ...terms
}: Act<Request, Reply>): UseMutationResult<Reply, Error, Request> {
  const send = useIntent(newIntent, terms)
  const isMounted = useIsMounted()
  const inFlight = useInFlight()
  const act = useMutation({
    // The answer waits for a frame: shown before the press itself, it would make the press look late.
    mutationFn: async (request: Request) => (await Promise.all([send(request, call), oncePainted()]))[0],
    onSuccess: (reply, request) => {
      haptic()
      // Asked first: what is done may take away what asks.
      const isHere = isMounted()
      onDone?.(reply, request, isHere)
      if (isHere) onward?.(reply, request)
      if (away?.done !== undefined && !isHere) toast(away.done(reply))
    },
    onError: (error) => {
      haptic([12, 40, 12])
      const sentence = isMounted() ? undefined : away?.failed(error)
      if (sentence !== undefined) toast(sentence, 'failure')
    },
    onSettled: (_reply, _error, request) => inFlight.end(request),
    meta: { inPlace: inPlace ?? false },
  })
  const { mutate } = act
  return {
    ...act,
    mutate: (...asked) => {
      if (inFlight.begin(asked[0])) mutate(...asked)
    },
  }
}

/** Whether what asks is still on the page. */
function useIsMounted(): () => boolean {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => isMounted.current
}
