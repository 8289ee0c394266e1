/** Budgets that are kept at once. Our choice: some 20 MB. Beyond them the oldest are forgotten. */
const budgetsMax = 100_000

export type Budgets = {
  /**
   * Takes a weight off the budget of a key. Returns undefined, or if nothing was left the seconds until there is. What
   * costs more than is left is allowed, and the next windows pay for it.
   */
  spend: (key: string, weight: number) => number | undefined
  /** Takes a weight off the budget of a key, whatever is left. */
  charge: (key: string, weight: number) => void
  /** What is left of the budget of a key; below 0 for a debt. */
  left: (key: string) => number
}

/**
 * A budget a key and window. A window begins with the first request after the last one.
 * @param now milliseconds of a clock that never goes back
 */
export function createBudgets(max: number, now: () => number, windowMs = 60_000): Budgets {
  const budgets = new Map<string, { left: number; endsAt: number }>()

  function open(key: string, at: number): { left: number; endsAt: number } {
    const known = budgets.get(key)
    if (known !== undefined && at < known.endsAt) return known
    const passed = known === undefined ? 0 : Math.floor((at - known.endsAt) / windowMs) + 1
    const left = known === undefined ? max : Math.min(max, known.left + passed * max)
    // A debt is paid by whole windows, one after another.
    const endsAt = known !== undefined && left <= 0 ? known.endsAt + passed * windowMs : at + windowMs
    const opened = { left, endsAt }
    // A map keeps its keys in the order in which they were set.
    budgets.delete(key)
    budgets.set(key, opened)
    if (budgets.size > budgetsMax) forgetOldest()
    return opened
  }

  function forgetOldest(): void {
    for (const oldest of budgets.keys()) {
      budgets.delete(oldest)
      return
    }
  }

  return {
    spend(key, weight) {
      const at = now()
      const budget = open(key, at)
      if (budget.left <= 0) {
        const more = Math.floor(-budget.left / max) * windowMs
        return Math.max(1, Math.ceil((budget.endsAt + more - at) / 1_000))
      }
      budget.left -= weight
      return undefined
    },
    charge(key, weight) {
      open(key, now()).left -= weight
    },
    left: (key) => open(key, now()).left,
  }
}
