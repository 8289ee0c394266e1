/** Statistics of a series of returns: how large they are, how fat the tails, how long volatility persists. */
export type ReturnStatistics = {
  /** Standard deviation of one return. */
  deviation: number
  /** Fourth moment over the squared variance; a normal distribution has 3. */
  kurtosis: number
  /** Share of returns beyond four deviations; a normal distribution has 0.00006. */
  beyondFour: number
  /** Autocorrelation of absolute returns at each requested lag. */
  clustering: number[]
}

/** Statistics of returns. A lag longer than the series gives 0. */
export function statisticsOf(returns: readonly number[], lags: readonly number[]): ReturnStatistics {
  const centred = minus(returns, meanOf(returns))
  const variance = meanOf(centred.map((x) => x ** 2))
  const deviation = Math.sqrt(variance)
  const sizes = centred.map(Math.abs)
  return {
    deviation,
    kurtosis: meanOf(centred.map((x) => x ** 4)) / variance ** 2,
    beyondFour: sizes.filter((size) => size > 4 * deviation).length / sizes.length,
    clustering: lags.map((lag) => autocorrelation(sizes, lag)),
  }
}

/** Differences between the logarithms of successive prices. */
export function logReturns(prices: readonly number[]): number[] {
  return prices.slice(1).map((price, i) => Math.log(price / (prices[i] ?? NaN)))
}

/** The correlation of two series of the same length. */
export function correlationOf(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [minus(a, meanOf(a)), minus(b, meanOf(b))]
  return productsOf(x, y) / Math.sqrt(productsOf(x, x) * productsOf(y, y))
}

function autocorrelation(values: readonly number[], lag: number): number {
  const centred = minus(values, meanOf(values))
  return productsOf(centred, centred.slice(lag)) / productsOf(centred, centred)
}

const minus = (values: readonly number[], mean: number): number[] => values.map((value) => value - mean)

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The sum of products over the length of `b`, the shorter series. */
const productsOf = (a: readonly number[], b: readonly number[]): number =>
  b.reduce((sum, value, i) => sum + value * (a[i] ?? 0), 0)
