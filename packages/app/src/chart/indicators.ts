/** What one number of an indicator is called: the key of a text. */
type ParameterName =
  | 'line'
  | 'period'
  | 'deviation'
  | 'fast'
  | 'slow'
  | 'signal'
  | 'smoothing'
  | 'start'
  | 'step'
  | 'maximum'

export type Parameter = { name: ParameterName; initial: number; min: number; max: number }

/** `price`: drawn over the candles; `pane`: in a separate pane. */
export type IndicatorKind = {
  place: 'price' | 'pane'
  parameters: readonly Parameter[]
  /** Its values are prices or differences of prices. */
  isPriced?: boolean
}

const periodMax = 300
const period = (initial: number, name: ParameterName = 'period'): Parameter => ({
  name,
  initial,
  min: 2,
  max: periodMax,
})
const lines = (...initials: number[]): Parameter[] =>
  initials.map((initial) => ({ name: 'line', initial, min: 1, max: periodMax }))
const factor = (name: ParameterName, initial: number, max: number): Parameter => ({ name, initial, min: 1, max })

/** What the chart can draw, in the order of the lists, with the usual parameters. */
export const indicatorKinds = {
  MA: { place: 'price', parameters: lines(7, 25, 99) },
  EMA: { place: 'price', parameters: lines(7, 25, 99) },
  BOLL: { place: 'price', parameters: [period(20), factor('deviation', 2, 5)] },
  SAR: {
    place: 'price',
    parameters: [factor('start', 2, 20), factor('step', 2, 20), factor('maximum', 20, 100)],
  },
  VOL: { place: 'pane', parameters: lines(5, 10) },
  MACD: { place: 'pane', isPriced: true, parameters: [period(12, 'fast'), period(26, 'slow'), period(9, 'signal')] },
  RSI: { place: 'pane', parameters: lines(6, 12, 24) },
  KDJ: { place: 'pane', parameters: [period(9), factor('smoothing', 3, 50), factor('smoothing', 3, 50)] },
  CCI: { place: 'pane', parameters: [period(20)] },
  WR: { place: 'pane', parameters: lines(6, 10, 14) },
  OBV: { place: 'pane', parameters: [period(30)] },
  DMI: { place: 'pane', parameters: [period(14), period(6, 'smoothing')] },
  ROC: { place: 'pane', parameters: [period(12), period(6, 'signal')] },
  TRIX: { place: 'pane', parameters: [period(12), period(9, 'signal')] },
} as const satisfies Record<string, IndicatorKind>

export type IndicatorName = keyof typeof indicatorKinds
export const indicatorNames = Object.keys(indicatorKinds) as IndicatorName[]

/** Shown on the chart, with these parameters. */
export type Indicator = { name: IndicatorName; parameters: readonly number[] }

export const kindOf = (name: IndicatorName): IndicatorKind => indicatorKinds[name]
export const isIndicatorName = (value: unknown): value is IndicatorName =>
  typeof value === 'string' && Object.hasOwn(indicatorKinds, value)

/** The decimals of its values. */
export function placesOf(name: IndicatorName, pricePlaces: number): number {
  const { place, isPriced } = kindOf(name)
  return place === 'price' || isPriced === true ? pricePlaces : 2
}

/** More panes than this leave no room for candles. Our choice. */
export const panesMax = 4

const usual = (name: IndicatorName): Indicator => ({
  name,
  parameters: kindOf(name).parameters.map(({ initial }) => initial),
})

export const usualIndicators: readonly Indicator[] = [usual('MA'), usual('VOL')]

const isPane = ({ name }: Indicator): boolean => kindOf(name).place === 'pane'
export const paneCount = (indicators: readonly Indicator[]): number => indicators.filter(isPane).length

/** Over the whole screen so many panes are shown at once. Our choice. */
const panesAtOnce = 2

export const pageCount = (indicators: readonly Indicator[]): number => Math.ceil(paneCount(indicators) / panesAtOnce)

/** The page that a count through all of them comes to, also below nought. */
export const pageOf = (count: number, pages: number): number => (pages === 0 ? 0 : ((count % pages) + pages) % pages)

/** What is over the candles, and one page of the panes. */
export function onPage(indicators: readonly Indicator[], page: number): readonly Indicator[] {
  const first = page * panesAtOnce
  const panes = indicators.filter(isPane).slice(first, first + panesAtOnce)
  return indicators.filter((indicator) => !isPane(indicator) || panes.includes(indicator))
}

/** Takes one away or puts it on with its usual parameters; beyond the panes that fit, the oldest pane makes room. */
export function toggled(indicators: readonly Indicator[], name: IndicatorName): readonly Indicator[] {
  if (indicators.some((indicator) => indicator.name === name))
    return indicators.filter((indicator) => indicator.name !== name)
  const added = usual(name)
  const oldest = isPane(added) && paneCount(indicators) >= panesMax ? indicators.find(isPane) : undefined
  return [...indicators.filter((indicator) => indicator !== oldest), added]
}

/** With one parameter set, within its bounds. */
export function withParameter(
  indicators: readonly Indicator[],
  name: IndicatorName,
  index: number,
  value: number,
): readonly Indicator[] {
  return indicators.map((indicator) => {
    if (indicator.name !== name) return indicator
    const parameters = indicator.parameters.map((was, at) => (at === index ? within(name, at, value) : was))
    return { name, parameters }
  })
}

export const withUsualParameters = (indicators: readonly Indicator[], name: IndicatorName): readonly Indicator[] =>
  indicators.map((indicator) => (indicator.name === name ? usual(name) : indicator))

function within(name: IndicatorName, index: number, value: number): number {
  const parameter = kindOf(name).parameters[index]
  if (parameter === undefined) return value
  return Math.max(parameter.min, Math.min(parameter.max, Math.round(value)))
}

/** What was kept on the device, as far as it makes sense; undefined where nothing was. */
export function readIndicators(kept: unknown): readonly Indicator[] | undefined {
  if (!Array.isArray(kept)) return undefined
  const read: Indicator[] = []
  for (const item of kept as unknown[]) {
    if (typeof item !== 'object' || item === null || !('name' in item) || !isIndicatorName(item.name)) continue
    const { name } = item
    if (read.some((indicator) => indicator.name === name)) continue
    const numbers: unknown[] = 'parameters' in item && Array.isArray(item.parameters) ? item.parameters : []
    const parameters = usual(name).parameters.map((initial, index) => {
      const number = numbers[index]
      return typeof number === 'number' && Number.isFinite(number) ? within(name, index, number) : initial
    })
    read.push({ name, parameters })
  }
  let room = panesMax
  return read.filter((indicator) => !isPane(indicator) || (room -= 1) >= 0)
}
