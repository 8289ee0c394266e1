/** Behind all labels, from a label that had to make way to where its line is, `by` pixels below it (or above, below nought). */
export function Leader({ by, tone }: { by: number; tone: string }) {
  const height = Math.abs(by)
  if (height < 4) return null
  const [from, to] = by > 0 ? [0, height] : [height, 0]
  return (
    <svg
      aria-hidden
      data-leader=""
      className={`absolute right-full -z-1 w-2.5 overflow-visible ${tone}`}
      style={{ top: Math.min(0, by), height }}
      viewBox={`0 0 10 ${height}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
    >
      <path d={`M10 ${from} L0 ${to}`} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
