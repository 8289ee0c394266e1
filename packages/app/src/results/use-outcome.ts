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

const resultQuery = (id: string, { sequence }: Ending) => ({
  queryKey: [...resultKey(id), sequence],
  queryFn: () => api.positionResult({ id }),
  staleTime: Infinity,
})

/** The figures of an ending. `failed`: they could not be loaded; its receipt still has them. */
export function useOutcome(ending: Ending): Outcome | 'loading' | 'failed' {
  const answers = useQueries({ queries: positionsOf(ending).map((id) => resultQuery(id, ending)) })
  if ('option' in ending.what) return ending.what.option
  if (answers.some(({ data, error }) => data === undefined && error !== null)) return 'failed'
  if (answers.some(({ data }) => data === undefined)) return 'loading'
  return (
    outcomeFrom(
      ending,
      answers.flatMap(({ data }) => data ?? []),
    ) ?? 'failed'
  )
}

/** As `useOutcome`, fetched once; undefined if that fails. */
export async function fetchOutcome(ending: Ending): Promise<Outcome | undefined> {
  if ('option' in ending.what) return ending.what.option
  try {
    return outcomeFrom(
      ending,
      await Promise.all(positionsOf(ending).map((id) => queries.fetchQuery(resultQuery(id, ending)))),
    )
  } catch {
    return undefined
  }
}

/** Undefined if the server has no result for one of the closes: a sum without it would be wrong. */
function outcomeFrom(ending: Ending, positions: readonly PositionResult[]): Outcome | undefined {
  const closes = closesOf(ending)
  const closed = closes.flatMap(({ positionId, place }): ClosedPart[] => {
    const position = positions.find(({ id }) => id === positionId)
    const part = position?.parts.find((each) => each.sequence === ending.sequence && each.place === place)
    if (position === undefined || part === undefined) return []
    // The rest may have been closed since: then this was not the last part.
    return [{ position, part, isPart: position.open !== null || position.parts.at(-1) !== part }]
  })
  return closed.length === closes.length ? outcomeOfCloses(closed) : undefined
}

/** The two figures of a result as every place shows them: signed, net of everything, cut to cents and hundredths. */
export function shownFigures(result: Pick<Outcome, 'net' | 'yield'>): NonNullable<ToastOffer['figures']> {
  const net = moneyText(result.net, { signed: true })
  return { net, yield: percentText(result.yield, 2, true), direction: directionOf(net) }
}
