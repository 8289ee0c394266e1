import { useQueries } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import type { ToastOffer } from '../feedback/toast.ts'
import { directionOf, percentText } from '../format/number-text.ts'
import { moneyText } from '../format/print-money.ts'
import { type PositionResult, resultKey } from './close-result.ts'
import type { Ending } from './endings.ts'
import { type ClosedPart, type Outcome, outcomeOfCloses } from './outcome.ts'

const closesOf = ({ what }: Ending) => ('closes' in what ? what.closes : [])
const positionsOf = (ending: Ending): string[] => [...new Set(closesOf(ending).map(({ positionId }) => positionId))]

const questionOf = (id: string, { sequence }: Ending) => ({
  queryKey: [...resultKey(id), sequence],
  queryFn: () => api.positionResult({ id }),
  staleTime: Infinity,
})

/** What ended, with its figures. `failed`: they cannot be had now; the receipt has them all the same. */
export function useOutcome(ending: Ending): Outcome | 'loading' | 'failed' {
  const answers = useQueries({ queries: positionsOf(ending).map((id) => questionOf(id, ending)) })
  if ('option' in ending.what) return ending.what.option
  if (answers.some(({ data, error }) => data === undefined && error !== null)) return 'failed'
  if (answers.some(({ data }) => data === undefined)) return 'loading'
  return (
    madeOf(
      ending,
      answers.flatMap(({ data }) => data ?? []),
    ) ?? 'failed'
  )
}

/** The same, once; undefined where it cannot be had now. */
export async function fetchOutcome(ending: Ending): Promise<Outcome | undefined> {
  if ('option' in ending.what) return ending.what.option
  try {
    return madeOf(
      ending,
      await Promise.all(positionsOf(ending).map((id) => queries.fetchQuery(questionOf(id, ending)))),
    )
  } catch {
    return undefined
  }
}

/** One close of which the server tells nothing leaves all untold: a sum without it would be false. */
function madeOf(ending: Ending, positions: readonly PositionResult[]): Outcome | undefined {
  const closes = closesOf(ending)
  const closed = closes.flatMap(({ positionId, place }): ClosedPart[] => {
    const position = positions.find(({ id }) => id === positionId)
    const part = position?.parts.find((each) => each.sequence === ending.sequence && each.place === place)
    return position === undefined || part === undefined ? [] : [{ position, part }]
  })
  return closed.length === closes.length ? outcomeOfCloses(closed) : undefined
}

/** The two figures of a result as every place shows them: signed, net of everything, cut to cents and hundredths. */
export function shownFigures(result: Pick<Outcome, 'net' | 'yield'>): NonNullable<ToastOffer['figures']> {
  const net = moneyText(result.net, { signed: true })
  return { net, yield: percentText(result.yield, 2, true), direction: directionOf(net) }
}
