import { withdrawalMoves } from '@touchstone/domain/withdrawals/withdrawal'
import type { FundsState } from './funds-state.ts'

/** A step of a record: when it was reached, as the server prints times; undefined for one that is still ahead. */
export type Step = { state: FundsState; time: string | undefined; tone: 'done' | 'now' | 'bad' | 'ahead' }

type Reached = readonly { state: FundsState; time: string }[]

/** How it goes when all is well. */
const depositWay = ['submitted', 'claimed', 'delivered'] as const satisfies FundsState[]
const withdrawalWay = ['submitted', 'claimed', 'approved', 'paying', 'paid'] as const satisfies FundsState[]

const bad: readonly FundsState[] = ['rejected', 'failed', 'undone']

/** What happened to a deposit, and what should follow. */
export const depositSteps = (reached: Reached): Step[] =>
  stepsOf(reached, depositWay, (state) => ['submitted', 'claimed', 'crediting'].includes(state))

/** The steps of a withdrawal, past and expected. Claims by several operators are one step. */
export const withdrawalSteps = (reached: Reached): Step[] =>
  stepsOf(
    reached.filter(({ state }, index) => state !== reached[index - 1]?.state),
    withdrawalWay,
    (state) => state in withdrawalMoves && withdrawalMoves[state as keyof typeof withdrawalMoves].length > 0,
  )

function stepsOf(reached: Reached, way: readonly FundsState[], isOpen: (state: FundsState) => boolean): Step[] {
  const last = reached.at(-1)
  const happened = reached.map(({ state, time }, index): Step => {
    const isNow = index === reached.length - 1 && isOpen(state)
    return { state, time, tone: bad.includes(state) ? 'bad' : isNow ? 'now' : 'done' }
  })
  if (last === undefined || !isOpen(last.state)) return happened
  // What is not on the usual way comes just before its end.
  const at = way.indexOf(last.state)
  const ahead = at < 0 ? way.slice(-1) : way.slice(at + 1)
  return [...happened, ...ahead.map((state): Step => ({ state, time: undefined, tone: 'ahead' }))]
}
