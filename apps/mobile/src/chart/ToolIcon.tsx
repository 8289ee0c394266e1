import type { DrawingTool } from '@touchstone/app/chart/drawings'

/** On a field of 24: what is drawn as a line, and the points that are tapped. */
const pictures: Record<DrawingTool, { line: string; points: readonly (readonly [number, number])[] }> = {
  segment: {
    line: 'M6 18 18 6',
    points: [
      [6, 18],
      [18, 6],
    ],
  },
  rayLine: {
    line: 'M5 19 21 3',
    points: [
      [5, 19],
      [13, 11],
    ],
  },
  straightLine: {
    line: 'M3 21 21 3',
    points: [
      [8.5, 15.5],
      [15.5, 8.5],
    ],
  },
  horizontalStraightLine: { line: 'M2 12h20', points: [[12, 12]] },
  horizontalRayLine: { line: 'M6 12h16', points: [[6, 12]] },
  verticalStraightLine: { line: 'M12 2v20', points: [[12, 12]] },
  parallelStraightLine: {
    line: 'M3 15 15 3M9 21 21 9',
    points: [
      [6, 12],
      [12, 6],
      [15, 15],
    ],
  },
  priceChannelLine: {
    line: 'M2 13 13 2M6.5 17.5l11-11M11 22 22 11',
    points: [
      [5, 10],
      [10, 5],
      [12, 12],
    ],
  },
  fibonacciLine: {
    line: 'M3 4h18M3 10h18M3 14h18M3 20h18',
    points: [
      [6, 20],
      [18, 4],
    ],
  },
  rectangle: {
    line: 'M5 6h14v12H5z',
    points: [
      [5, 18],
      [19, 6],
    ],
  },
  brush: { line: 'M3 17c3-8 6-9 7-4s3 6 5 0 3-7 6-6', points: [] },
}

/** What a drawing tool draws. */
export function ToolIcon({ tool, className }: { tool: DrawingTool; className: string }) {
  const { line, points } = pictures[tool]
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.6} className={className}>
      <path d={line} strokeLinecap="round" strokeLinejoin="round" />
      {points.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2} fill="var(--bg)" />
      ))}
    </svg>
  )
}
