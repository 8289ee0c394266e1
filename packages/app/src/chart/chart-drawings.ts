import type { Chart, Overlay, OverlayCreate } from 'klinecharts'
import { storedText, storeText } from '../device/storage.ts'
import { type Drawing, type DrawingTool, drawingsKey, isDrawingTool, printDrawings, readDrawings } from './drawings.ts'

const group = 'drawings'

export type DrawingState = {
  drawings: readonly Drawing[]
  selected: string | undefined
  /** What is just being drawn, and how many of its points there are. */
  drawing: { tool: DrawingTool; points: number } | undefined
}

export type ChartDrawings = {
  begin: (tool: DrawingTool) => void
  cancel: () => void
  remove: (id: string) => void
  clear: () => void
  setLocked: (id: string, locked: boolean) => void
  /** Points jump to the prices of the candle that they are near to. */
  setMagnet: (isOn: boolean) => void
  /** Shows those that were kept for a symbol. */
  open: (symbol: string) => void
  /** Whether a finger belongs to a drawing now. */
  isBusy: () => boolean
  isDrawing: () => boolean
}

/** What a person draws on the chart, kept on the device by symbol. */
export function createDrawings(chart: Chart, onChange: (state: DrawingState) => void): ChartDrawings {
  let symbol: string | undefined
  let mode: Overlay['mode'] = 'normal'
  let selected: string | undefined
  let drawing: DrawingState['drawing']
  let drawingId: string | undefined
  let isHeld = false

  const shown = (): Drawing[] =>
    chart.getOverlays({ groupId: group }).flatMap((overlay) => (overlay.id === drawingId ? [] : drawingOf(overlay)))

  const notify = (): void => onChange({ drawings: shown(), selected, drawing })

  function keep(): void {
    if (symbol !== undefined) storeText(drawingsKey(symbol), printDrawings(shown()))
    notify()
  }

  function endDrawing(): void {
    drawing = undefined
    drawingId = undefined
  }

  const behaviour: Partial<OverlayCreate> = {
    groupId: group,
    onDrawing: ({ overlay }) => {
      // The point counts once it is set, which is just after this.
      queueMicrotask(() => {
        if (drawing === undefined || overlay.currentStep <= drawing.points + 1) return
        drawing = { ...drawing, points: overlay.currentStep - 1 }
        notify()
      })
    },
    onDrawEnd: () => {
      endDrawing()
      keep()
    },
    onPressedMoveStart: () => {
      isHeld = true
    },
    onPressedMoveEnd: () => {
      isHeld = false
      keep()
    },
    onSelected: ({ overlay }) => {
      selected = overlay.id
      notify()
    },
    onDeselected: () => {
      selected = undefined
      notify()
    },
    // Else the chart would take the drawing away.
    onRightClick: (event) => event.preventDefault?.(),
  }

  function remove(filter: { id: string } | { groupId: string }): void {
    selected = undefined
    chart.removeOverlay(filter)
    keep()
  }

  return {
    begin(tool) {
      if (drawingId !== undefined) chart.removeOverlay({ id: drawingId })
      drawing = { tool, points: 0 }
      const created = chart.createOverlay({ ...behaviour, ...stylesOf(tool), name: tool, mode })
      drawingId = typeof created === 'string' ? created : undefined
      notify()
    },
    cancel() {
      if (drawingId !== undefined) chart.removeOverlay({ id: drawingId })
      endDrawing()
      notify()
    },
    remove: (id) => remove({ id }),
    clear: () => remove({ groupId: group }),
    setLocked(id, locked) {
      chart.overrideOverlay({ id, lock: locked })
      keep()
    },
    setMagnet(isOn) {
      mode = isOn ? 'weak_magnet' : 'normal'
      for (const { id } of chart.getOverlays({ groupId: group })) chart.overrideOverlay({ id, mode })
    },
    open(next) {
      endDrawing()
      selected = undefined
      symbol = undefined
      chart.removeOverlay({ groupId: group })
      symbol = next
      for (const { tool, points, locked } of readDrawings(storedText(drawingsKey(next))))
        chart.createOverlay({
          ...behaviour,
          ...stylesOf(tool),
          name: tool,
          mode,
          lock: locked,
          points: points.map(({ atMs, value }) => ({ timestamp: atMs, value })),
        })
      notify()
    },
    isBusy: () => drawing !== undefined || isHeld,
    isDrawing: () => drawing !== undefined,
  }
}

/** The levels of Fibonacci are written on the chart: without a plate of their own. */
const stylesOf = (tool: DrawingTool): Partial<OverlayCreate> =>
  tool === 'fibonacciLine' ? { styles: { text: { backgroundColor: 'transparent', color: inherit() } } } : {}

const inherit = (): string => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()

function drawingOf({ id, name, points, lock }: Overlay): Drawing[] {
  if (!isDrawingTool(name)) return []
  const placed = points.flatMap(({ timestamp, value }) =>
    timestamp === undefined || value === undefined ? [] : [{ atMs: Math.round(timestamp), value }],
  )
  return placed.length === points.length ? [{ id, tool: name, points: placed, locked: lock }] : []
}
