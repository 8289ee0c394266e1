/** The middle value, or the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

/** The value below which a share (0 to 1) of the sorted values lies. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Nanoseconds a call, over all inputs and as many passes as fit in a tenth of a second. */
export function nanosecondsEach<Input>(inputs: readonly Input[], work: (input: Input) => unknown): number {
  let calls = 0
  let kept: unknown
  const began = performance.now()
  while (performance.now() - began < 100) {
    for (const input of inputs) kept = work(input)
    calls += inputs.length
  }
  if (kept === undefined) throw new Error('the work returned nothing')
  return ((performance.now() - began) * 1e6) / calls
}
