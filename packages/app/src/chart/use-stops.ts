import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../api/act.ts'
import { api } from '../api/api.ts'
import type { Book } from '../books/book.ts'
import { openPositionsKey, type Position } from '../positions/positions.queries.ts'
import { isUnanswered } from '../feedback/act-failure.ts'
import { toast } from '../feedback/toast.ts'
import type { StopDraft, StopKind } from './price-lines.ts'
import { stopsRequest } from './stop-change.ts'

export type Stops = {
  /** Where a stop is being moved to; its line is drawn there. */
  draft: StopDraft | undefined
  /** It waits to be confirmed. */
  isAsked: boolean
  busy: boolean
  error: unknown
  /** What was asked for and got no answer. */
  unanswered: 'set' | 'removed' | undefined
  move: (draft: StopDraft) => void
  ask: (draft: StopDraft) => void
  /** The line goes back to where it was. */
  drop: () => void
  /** With null the stop is taken away. */
  confirm: (position: Position, kind: StopKind, price: string | null) => void
}

const said = {
  takeProfit: { set: 'chart.takeProfitSet', removed: 'chart.takeProfitRemoved' },
  stopLoss: { set: 'chart.stopLossSet', removed: 'chart.stopLossRemoved' },
} as const

/** Moving take-profit and stop-loss of open positions. Nothing happens until it is confirmed. */
export function useStops(book: Book): Stops {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [draft, setDraft] = useState<StopDraft>()
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState<'chart.takeProfitSet' | (typeof said)[StopKind]['set' | 'removed']>()
  const [asked, setAskedFor] = useState<'set' | 'removed'>()
  const act = useAct({
    call: api.setStops,
    inPlace: true,
    onDone: (_reply, { id, takeProfit, stopLoss }) => {
      // The line is at its new price at once; the server's response follows.
      queries.setQueryData<Position[]>(openPositionsKey(book), (known) =>
        known?.map((position) =>
          position.id === id ? { ...position, takeProfit: whole(takeProfit), stopLoss: whole(stopLoss) } : position,
        ),
      )
      void queries.invalidateQueries({ queryKey: ['positions'] })
      if (done !== undefined) toast(t(done))
      drop()
    },
  })

  function drop(): void {
    setDraft(undefined)
    setAsked(false)
    act.reset()
  }

  return {
    draft,
    isAsked,
    busy: act.isPending,
    error: act.error,
    unanswered: isUnanswered(act.error) ? asked : undefined,
    move(next) {
      act.reset()
      setDraft(next)
    },
    ask(next) {
      act.reset()
      setDraft(next)
      setAsked(true)
    },
    drop,
    confirm(position, kind, price) {
      const what = price === null ? 'removed' : 'set'
      setAskedFor(what)
      setDone(said[kind][what])
      act.mutate(stopsRequest(position, kind, price))
    },
  }
}

type Asked = { price: string; quantity?: string | null | undefined } | null | undefined

const whole = (stop: Asked): Position['stopLoss'] =>
  stop === null || stop === undefined ? null : { price: stop.price, quantity: stop.quantity ?? null }
