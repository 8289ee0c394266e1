import type { Intent } from '@touchstone/client/client'
import { useAct } from '@touchstone/app/api/act'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { toast } from '@touchstone/app/feedback/toast'
import { refreshInvestments } from '@touchstone/app/investments/investments.queries'
import { useDoneElsewhere } from './use-done-elsewhere.ts'

type OrderAct<Reply> = {
  call: (request: { id: string }, asking: { intent: Intent }) => Promise<Reply>
  id: string
  /** Whether it is recorded that it was done. */
  isDone: boolean
  /** What a toast says then. */
  done: () => string
  /** Shows the order as it is now, where another act would lie under the finger until it is read again. */
  keep?: (reply: Reply) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What a sheet does that confirms one act on an order, such as taking it back; the sheet says what. */
export function useOrderAct<Reply>({ call, id, isDone, done, keep, open, onOpenChange }: OrderAct<Reply>) {
  const act = useAct({
    call,
    inPlace: true,
    onDone: (reply, _request, isHere) => {
      keep?.(reply)
      refreshInvestments()
      if (!isHere) return
      onOpenChange(false)
      toast(done())
    },
    away: { done, failed: formFailure },
  })
  useDoneElsewhere(open && !act.isPending && isDone, () => {
    act.reset()
    onOpenChange(false)
    toast(done())
  })
  return {
    open,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) act.reset()
      onOpenChange(isOpen)
    },
    busy: act.isPending,
    error: act.error,
    onConfirm: () => act.mutate({ id }, { onError: refreshInvestments }),
  }
}
