import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LayoutLine, type LayoutRoom, layoutLines, type LineLayout } from './line-layout.ts'

const room: LayoutRoom = {
  width: 320,
  height: 300,
  legend: { width: 200, height: 20 },
  price: { value: 850, y: 150, above: 8, below: 24 },
  label: 22,
  labelWidth: 210,
  air: 3,
  chip: 58,
}
/** A pixel is worth one. */
const line = (id: string, y: number, weight = 1): LayoutLine => ({ id, value: 1_000 - y, y, weight })

type Box = { name: string; left: number; right: number; top: number; bottom: number }

/** Everything that is on the screen, with the widest label there can be. The axis begins where the pane ends. */
function boxesOf({ ys, newestY, above, below }: LineLayout, given: LayoutRoom, axis: number) {
  const { width, legend, price, label, labelWidth, air, chip } = given
  const boxes: Box[] = [{ name: 'legend', left: 0, right: legend.width, top: 0, bottom: legend.height }]
  if (price !== undefined && newestY !== undefined) {
    const [top, bottom] = [newestY - price.above, newestY + price.below]
    boxes.push({ name: 'price', left: width, right: width + axis, top, bottom })
  }
  const row = (name: string, y: number, left: number, right: number): void => {
    boxes.push({ name, left, right, top: y - label / 2, bottom: y + label / 2 })
  }
  for (const [id, y] of Object.entries(ys)) {
    row(`label ${id}`, y, Math.max(0, width - labelWidth), width)
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

const legends = fc.record({ width: fc.integer({ min: 0, max: 240 }), height: fc.integer({ min: 0, max: 60 }) })

const rooms = fc
  .record({ screen: fc.integer({ min: 320, max: 480 }), axis: fc.integer({ min: 40, max: 80 }) })
  .chain(({ screen, axis }) =>
    fc.record({ height: fc.integer({ min: 60, max: 600 }), legend: legends }).chain(({ height, legend }) =>
      fc
        .record({ y: fc.integer({ min: 0, max: height }), isLow: fc.boolean(), hasPrice: fc.boolean() })
        .map(({ y, isLow, hasPrice }) => ({
          axis,
          own: {
            ...room,
            width: screen - axis,
            height,
            legend,
            price: hasPrice ? { value: 1_000 - y, y, above: isLow ? 24 : 8, below: isLow ? 8 : 24 } : undefined,
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
          if (name === 'legend') continue
          expect(top).toBeGreaterThanOrEqual(-0.001)
          expect(bottom).toBeLessThanOrEqual(own.height + 0.001)
          expect(left).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('stand from top to bottom in the order of their prices, the newest price one of them', () => {
    fc.assert(
      fc.property(rooms, sets, fc.integer({ min: 0, max: 3 }), ({ own }, set, rounded) => {
        // On a coarse chart lines of different prices share a pixel.
        const lines = set.map(({ y, weight }, index) => ({
          ...line(String(index), y, weight),
          y: Math.round(y / (1 + rounded)) * (1 + rounded),
        }))
        const { ys, newestY } = layoutLines(lines, own)
        const shown = lines.flatMap(({ id, value }) => (ys[id] === undefined ? [] : [{ value, at: ys[id] }]))
        if (own.price !== undefined && newestY !== undefined) shown.push({ value: own.price.value, at: newestY })
        const order = shown.toSorted((a, b) => a.at - b.at).map(({ value }) => value)
        expect(order).toEqual(order.toSorted((a, b) => b - a))
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
    const { ys, newestY } = layoutLines([line('a', 60), line('b', 220)], room)
    expect([ys, newestY]).toEqual([{ a: 60, b: 220 }, 150])
  })

  it('stays on its side of the price', () => {
    const { ys, newestY } = layoutLines([line('over', 148), line('under', 152)], room)
    expect(newestY).toBeCloseTo(150, 0)
    expect(ys['over']).toBeLessThan(142)
    expect(ys['under']).toBeGreaterThan(174)
  })

  it('pushes the price down where there is no room above it', () => {
    const price = { value: 980, y: 20, above: 8, below: 8 }
    const shown = layoutLines([line('takeProfit', 5), line('entry', 19)], { ...room, width: 500, price })
    expect(shown.ys).toEqual({ takeProfit: 12.5, entry: 37.5 })
    expect(shown.newestY).toBe(58)
  })

  it('uses the room beside a legend where it is wide enough', () => {
    const one = [line('a', 12)]
    expect(layoutLines(one, room).ys).toEqual({ a: 32.5 })
    expect(layoutLines(one, { ...room, width: 500 }).ys).toEqual({ a: 12.5 })
  })

  it('goes to the edge nearest to a line out of sight, and counts what does not fit', () => {
    const far = Array.from({ length: 8 }, (_, index) => line(String(index), -10 - index, index))
    const { above, below } = layoutLines(far, room)
    expect(above).toEqual({ y: 32.5, ids: ['7', '6', '5', '4'], more: 4 })
    expect(below).toBeUndefined()
  })
})
