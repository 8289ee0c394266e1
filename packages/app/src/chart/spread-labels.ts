/**
 * Places for labels that belong to lines: each as near to its own line as it can be, `gap` apart from the next, inside
 * `top` to `bottom`. Same order in, same order out.
 */
export function spreadLabels(at: readonly number[], { gap, top, bottom }: Bounds): number[] {
  const order = at.map((_, index) => index).toSorted((a, b) => (at[a] ?? 0) - (at[b] ?? 0) || a - b)
  const placed = order.map((index) => Math.max(top, Math.min(bottom, at[index] ?? top)))
  // Twice: what is pushed against one end is pushed back from it.
  for (let index = 1; index < placed.length; index += 1)
    placed[index] = Math.max(placed[index] ?? 0, (placed[index - 1] ?? 0) + gap)
  let limit = bottom
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    placed[index] = Math.min(placed[index] ?? 0, limit)
    limit = (placed[index] ?? 0) - gap
  }
  const spread: number[] = Array.from({ length: at.length }, () => top)
  for (const [place, index] of order.entries()) spread[index] = placed[place] ?? top
  return spread
}

type Bounds = { gap: number; top: number; bottom: number }
