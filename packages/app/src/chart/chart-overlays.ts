import { type Bounding, type Chart, type OverlayFigure, registerOverlay, type YAxis } from 'klinecharts'

/** The overlay of each chart; it is called on every frame. */
export type FramePainter = {
  inPane: (yAxis: YAxis, bounding: Bounding) => OverlayFigure[]
}

const painters = new WeakMap<Chart, FramePainter>()
const painterName = 'framePainter'

/** Has something drawn over the candles with every frame. Returns what asks for a frame when nothing else does. */
export function paintFrames(chart: Chart, painter: FramePainter): () => void {
  painters.set(chart, painter)
  chart.createOverlay({ name: painterName, id: painterName, lock: true, points: [{ value: 0 }] })
  let frames = 0
  return () => {
    frames += 1
    // The chart redraws only on change, so change a point every frame.
    chart.overrideOverlay({ id: painterName, points: [{ value: frames }] })
  }
}

registerOverlay({
  name: painterName,
  totalStep: 2,
  createPointFigures: ({ chart, yAxis, bounding }) =>
    yAxis === null ? [] : (painters.get(chart)?.inPane(yAxis, bounding) ?? []),
})

registerOverlay({
  name: 'rectangle',
  totalStep: 3,
  needDefaultPointFigure: true,
  needDefaultXAxisFigure: true,
  needDefaultYAxisFigure: true,
  createPointFigures: ({ coordinates: [from, to] }) =>
    from === undefined || to === undefined
      ? []
      : [
          {
            type: 'polygon',
            attrs: { coordinates: [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }] },
            styles: { style: 'stroke_fill' },
          },
        ],
})
