import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LayoutLine, type LayoutRoom, layoutLines, type LineLayout } from './line-layout.ts'

const room: LayoutRoom = {
  width: 320,
  height: 300,
  legend: 20,
  price: { y: 150, top: 142, bottom: 174 },
  label: 22,
  air: 3,
  chip: 58,
}
const line = (id: string, y: number, weight = 1): LayoutLine => ({ id, y, weight })

type Box = { name: string; left: number; right: number; top: number; bottom: number }

/** Everything that is on the screen, with the widest label there can be. The axis begins where the pane ends. */
function boxesOf(
  { ys, above, below }: LineLayout,
  { width, legend, price, label, air, chip }: LayoutRoom,
  axis: number,
) {
  const boxes: Box[] = [{ name: 'legend', left: 0, right: width, top: 0, bottom: legend }]
  if (price !== undefined) boxes.push({ name: 'price', left: width, right: width + axis, ...price })
  const row = (name: string, y: number, left: number, right: number): void => {
    boxes.push({ name, left, right, top: y - label / 2, bottom: y + label / 2 })
  }
  for (const [id, y] of Object.entries(ys)) {
    row(`label ${id}`, y, 0, width)
    row(`tag ${id}`, y, width, width + axis)
  }
  for (const edge of [above, below]) {
    if (edge === undefined) continue
    const names = [...edge.ids, ...(edge.more > 0 ? ['more'] : [])]
    for (const [index, id] of names.entries())
      row(`chip ${id}`, edge.y, width - index * chip - (chip - air), width - index * chip)
  }
  return boxes
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 0.001 && b.left < a.right - 0.001 && a.top < b.bottom - 0.001 && b.top < a.bottom - 0.001

const collisions = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((box, index) =>
    boxes.slice(index + 1).flatMap((other) => (overlap(box, other) ? [`${box.name} covers ${other.name}`] : [])),
  )

const rooms = fc
  .record({ screen: fc.integer({ min: 320, max: 480 }), axis: fc.integer({ min: 40, max: 80 }) })
  .chain(({ screen, axis }) =>
    fc
      .record({ height: fc.integer({ min: 60, max: 600 }), legend: fc.integer({ min: 0, max: 60 }) })
      .chain(({ height, legend }) =>
        fc
          .record({ y: fc.integer({ min: 0, max: height }), isLow: fc.boolean(), hasPrice: fc.boolean() })
          .map(({ y, isLow, hasPrice }) => ({
            axis,
            own: {
              ...room,
              width: screen - axis,
              height,
              legend,
              price: hasPrice ? { y, top: y - (isLow ? 24 : 8), bottom: y + (isLow ? 8 : 24) } : undefined,
            },
          })),
      ),
  )
const sets = fc.array(
  fc.record({ y: fc.integer({ min: -500, max: 1_200 }), weight: fc.integer({ min: 0, max: 10 }) }),
  {
    maxLength: 24,
  },
)

describe('labels of lines', () => {
  it('never cover each other, a legend, or the newest price, nor leave the pane', () => {
    fc.assert(
      fc.property(rooms, sets, ({ own, axis }, set) => {
        const lines = set.map(({ y, weight }, index) => line(String(index), y, weight))
        const boxes = boxesOf(layoutLines(lines, own), own, axis)
        expect(collisions(boxes)).toEqual([])
        for (const { name, top, bottom, left } of boxes) {
          if (name === 'price' || name === 'legend') continue
          expect(top).toBeGreaterThanOrEqual(own.legend - 0.001)
          expect(bottom).toBeLessThanOrEqual(own.height + 0.001)
          expect(left).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('leaves out only what matters less than everything that is shown', () => {
    fc.assert(
      fc.property(rooms, sets, ({ own }, set) => {
        const lines = set.map(({ y, weight }, index) => line(String(index), y, weight))
        const inSight = lines.filter(({ y }) => y >= 0 && y <= own.height)
        const { ys } = layoutLines(lines, own)
        const shown = inSight.filter(({ id }) => ys[id] !== undefined).map(({ weight }) => weight)
        const left = inSight.filter(({ id }) => ys[id] === undefined).map(({ weight }) => weight)
        expect(Math.max(-1, ...left)).toBeLessThanOrEqual(Math.min(11, ...shown))
      }),
    )
  })

  it('stands on its line where there is room', () => {
    expect(layoutLines([line('a', 60), line('b', 220)], room).ys).toEqual({ a: 60, b: 220 })
  })

  it('stays on its side of the price', () => {
    const { ys } = layoutLines([line('over', 148), line('under', 152)], room)
    expect(ys['over']).toBeLessThan(142)
    expect(ys['under']).toBeGreaterThan(174)
  })

  it('goes to the edge nearest to a line out of sight, and counts what does not fit', () => {
    const far = Array.from({ length: 8 }, (_, index) => line(String(index), -10 - index, index))
    const { above, below } = layoutLines(far, room)
    expect(above).toEqual({ y: 32.5, ids: ['7', '6', '5', '4'], more: 4 })
    expect(below).toBeUndefined()
  })
})
