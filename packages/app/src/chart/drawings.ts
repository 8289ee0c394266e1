/** What can be drawn, in the order of the list: the names are the chart's own. */
export const drawingTools = [
  'segment',
  'rayLine',
  'straightLine',
  'horizontalStraightLine',
  'horizontalRayLine',
  'verticalStraightLine',
  'parallelStraightLine',
  'priceChannelLine',
  'fibonacciLine',
  'rectangle',
  'brush',
] as const

export type DrawingTool = (typeof drawingTools)[number]

/** A place on the chart: a moment and a price. */
export type DrawingPoint = { atMs: number; value: number }
export type Drawing = { id: string; tool: DrawingTool; points: readonly DrawingPoint[]; locked: boolean }

/** How many taps a tool takes. The brush is drawn in one stroke. */
const taps: Record<DrawingTool, number> = {
  segment: 2,
  rayLine: 2,
  straightLine: 2,
  horizontalStraightLine: 1,
  horizontalRayLine: 2,
  verticalStraightLine: 1,
  parallelStraightLine: 3,
  priceChannelLine: 3,
  fibonacciLine: 2,
  rectangle: 2,
  brush: 1,
}
export const tapsOf = (tool: DrawingTool): number => taps[tool]

export const isDrawingTool = (value: unknown): value is DrawingTool => drawingTools.some((tool) => tool === value)

/** The key in local storage: drawings belong to a symbol. */
export const drawingsKey = (symbol: string): string => `kline.drawings.${symbol}`

/** More than this are not kept: the oldest go. Our choice. */
export const drawingsMax = 100

export const printDrawings = (drawings: readonly Drawing[]): string =>
  JSON.stringify(
    drawings
      .slice(-drawingsMax)
      .map(({ tool, points, locked }) => ({ tool, points: points.map(({ atMs, value }) => [atMs, value]), locked })),
  )

/** What was kept, as far as it makes sense. */
export function readDrawings(text: string | undefined): Drawing[] {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(kept)) return []
  return (kept as unknown[]).flatMap((item, index) => {
    const drawing = readDrawing(item, `drawing-${index}`)
    return drawing === undefined ? [] : [drawing]
  })
}

function readDrawing(item: unknown, id: string): Drawing | undefined {
  if (typeof item !== 'object' || item === null || !('tool' in item) || !('points' in item)) return undefined
  if (!isDrawingTool(item.tool) || !Array.isArray(item.points)) return undefined
  const points = (item.points as unknown[]).flatMap(readPoint)
  const isWhole = points.length === item.points.length && points.length >= (item.tool === 'brush' ? 2 : taps[item.tool])
  return isWhole ? { id, tool: item.tool, points, locked: 'locked' in item && item.locked === true } : undefined
}

function readPoint(pair: unknown): DrawingPoint[] {
  if (!Array.isArray(pair)) return []
  const [atMs, value] = pair as unknown[]
  return typeof atMs === 'number' && typeof value === 'number' ? [{ atMs, value }] : []
}
