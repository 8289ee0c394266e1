/** What everybody has seen of a symbol, one entry a step, and of another one that may lead it. */
export type Seen = {
  symbol: string
  stepSeconds: number
  /** The middle of bid and ask, and the last price with all its digits. */
  marks: readonly number[]
  lasts: readonly number[]
  volumes: readonly number[]
  spreads: readonly number[]
  leader: readonly number[]
  /** Epoch seconds of the first entry. */
  beginsAt: number
  /** One step of the grid of marks. */
  grid: number
}

/** Bets after entry `now` of what was seen: 1 on a rise, −1 on a fall, 0 on nothing. It looks at nothing later. */
export type Strategy = (seen: Seen, now: number) => number

/** How far back a strategy looks at most, in seconds. */
export const lookBackSeconds = 300

const stepsOf = ({ stepSeconds }: Seen, seconds: number): number => Math.max(1, Math.round(seconds / stepSeconds))

const moveOver = (seen: Seen, now: number, seconds: number): number =>
  (seen.marks[now] ?? 0) - (seen.marks[now - stepsOf(seen, seconds)] ?? 0)

/** Moves of one step of the grid, exactly: what a rounded price does when the true one crosses an edge. */
const oneStep = (seen: Seen, now: number): number => {
  const move = moveOver(seen, now, seen.stepSeconds)
  return Math.abs(Math.abs(move) - seen.grid) < seen.grid / 4 ? Math.sign(move) : 0
}

/** Whether the mark stood still for so long before the last step. */
const stoodStill = (seen: Seen, now: number, seconds: number): boolean => {
  for (let index = now - stepsOf(seen, seconds); index < now; index += 1)
    if (seen.marks[index] !== seen.marks[now - 1]) return false
  return true
}

const meanOf = (values: readonly number[], to: number, count: number): number => {
  let sum = 0
  for (let index = to - count + 1; index <= to; index += 1) sum += values[index] ?? 0
  return sum / count
}

const revert =
  (seconds: number): Strategy =>
  (seen, now) =>
    -Math.sign(moveOver(seen, now, seconds))

/**
 * From what people publish about such contracts and from what the market gives away: prices, spreads, volumes, clock.
 * Thirteen were chosen before anything was played, and not tuned after looking at outcomes. `bounce` was: how long the price
 * must have stood still, and on which grid it moves.
 */
export const strategies = {
  /** Back after a move of one step from where the price stood for two minutes: it is beside the edge that it crossed. */
  bounce: (seen, now) => (stoodStill(seen, now, 120) ? -oneStep(seen, now) : 0),
  /** On after any move of one step. */
  oneTick: oneStep,
  momentum: (seen, now) => Math.sign(moveOver(seen, now, 30)),
  revertMinute: revert(60),
  revertTwoMinutes: revert(120),
  revertFiveMinutes: revert(300),
  /** Away from the mean of five minutes only when far from it. */
  stretched(seen, now) {
    const away = (seen.marks[now] ?? 0) - meanOf(seen.marks, now, stepsOf(seen, 300))
    return Math.abs(away) > 3 * Math.abs(moveOver(seen, now, seen.stepSeconds)) ? -Math.sign(away) : 0
  },
  /** Rises in odd minutes of the day, falls in even ones. */
  timeOfDay: ({ beginsAt, stepSeconds }, now) => (Math.floor((beginsAt + now * stepSeconds) / 60) % 2 === 1 ? 1 : -1),
  /** Where the last price stands between bid and ask: above their middle it is on its way up. */
  placeInSpread: ({ lasts, marks }, now) => Math.sign((lasts[now] ?? 0) - (marks[now] ?? 0)),
  /** A spread that widens goes before a fall. */
  spread: (seen, now) => Math.sign((seen.spreads[now - stepsOf(seen, 60)] ?? 0) - (seen.spreads[now] ?? 0)),
  /** The last digit of the last price. */
  lastDigit: ({ lasts }, now) => (Math.round((lasts[now] ?? 0) * 1e9) % 10 < 5 ? 1 : -1),
  /** On with the last move when more than usual is traded. */
  volume(seen, now) {
    const isBusy = (seen.volumes[now] ?? 0) > 1.5 * meanOf(seen.volumes, now, stepsOf(seen, 30))
    return isBusy ? Math.sign(moveOver(seen, now, seen.stepSeconds)) : 0
  },
  /** After another symbol that has just moved further than this one. */
  leader(seen, now) {
    const back = stepsOf(seen, 5)
    const [led, leads] = [seen.marks, seen.leader].map((marks) => (marks[now] ?? 0) / (marks[now - back] ?? 1) - 1)
    return Math.abs(leads ?? 0) > 2 * Math.abs(led ?? 0) ? Math.sign(leads ?? 0) : 0
  },
  /** Rise and fall in turn. */
  alternation: ({ beginsAt, stepSeconds }, now) =>
    Math.floor((beginsAt + now * stepSeconds) / 300) % 2 === 0 ? 1 : -1,
} as const satisfies Record<string, Strategy>

export type StrategyName = keyof typeof strategies
export const strategyNames = Object.keys(strategies) as StrategyName[]
