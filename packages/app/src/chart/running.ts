/** What indicators are computed from: these may be floating point, no money hangs on them. */
export type Point = { open: number; close: number; volume?: number }
/** The values of one candle by their names; those that cannot be computed yet are left out. */
export type Values = Record<string, number>

/** How an indicator goes from candle to candle. A state is never changed: the next one takes its place. */
export type Walk<State> = {
  first: State
  next: (state: State, at: number, points: readonly Point[], parameters: readonly number[]) => readonly [State, Values]
}

/**
 * Computes an indicator for a list of candles that grows at its end. The chart asks for all of it with each tick; here
 * only the last candle is recomputed, from the state before it. Another list, or other parameters, start over.
 */
export function running<State>({ first, next }: Walk<State>) {
  let points: readonly Point[] | undefined
  let parameters = ''
  let results: Values[] = []
  let beforeLast = first

  return (asked: readonly Point[], askedParameters: readonly number[]): Values[] => {
    const text = askedParameters.join()
    const goesOn = asked === points && text === parameters && results.length > 0 && asked.length >= results.length
    if (!goesOn) results = []
    points = asked
    parameters = text
    let state = goesOn ? beforeLast : first
    for (let at = goesOn ? results.length - 1 : 0; at < asked.length; at += 1) {
      beforeLast = state
      const [after, values] = next(state, at, asked, askedParameters)
      state = after
      results[at] = values
    }
    return results
  }
}
