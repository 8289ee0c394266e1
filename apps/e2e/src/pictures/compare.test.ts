import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { differenceBetween } from './compare.ts'
import { keptFolder } from './pictures.ts'

type Box = { left: number; top: number; right: number; bottom: number }

const keptNames = ['ledger-content', 'contractRecords-content', 'receipt-content'] as const

const readKept = async (name: string): Promise<PNG> =>
  PNG.sync.read(await readFile(path.join(keptFolder, `${name}.png`)))

function copyOf(picture: PNG): PNG {
  const copy = new PNG({ width: picture.width, height: picture.height })
  picture.data.copy(copy.data)
  return copy
}

/** The colour of the box's upper left corner covers it, as if nothing had been written there. */
function blank(picture: PNG, { left, top, right, bottom }: Box): PNG {
  const covered = copyOf(picture)
  const paper = picture.data.subarray((top * picture.width + left) * 4).subarray(0, 4)
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) paper.copy(covered.data, (y * picture.width + x) * 4)
  return covered
}

/** Whether something is written at a place: it is another colour than the paper at the left of its line. */
function isInk({ width, data }: PNG, x: number, y: number): boolean {
  const [at, paper] = [(y * width + x) * 4, (y * width + paperAt) * 4]
  return [0, 1, 2].some((channel) => Math.abs((data[at + channel] ?? 0) - (data[paper + channel] ?? 0)) > 90)
}
/** Left of what is written in a card. */
const paperAt = 24

/** Neighbours that hold ink, as spans; a gap of so many is none. */
function spans(from: number, to: number, hasInk: (at: number) => boolean, gap: number): [number, number][] {
  const found: [number, number][] = []
  for (let at = from; at < to; at += 1) {
    if (!hasInk(at)) continue
    const last = found.at(-1)
    if (last !== undefined && at - last[1] <= gap) last[1] = at + 1
    else found.push([at, at + 1])
  }
  return found
}

const any = (from: number, to: number, is: (at: number) => boolean): boolean => {
  for (let at = from; at < to; at += 1) if (is(at)) return true
  return false
}

/** The lines right of `from`, each from its top to its bottom. */
const linesIn = (picture: PNG, from: number): [number, number][] =>
  spans(110, picture.height - 20, (y) => any(from, picture.width - 28, (x) => isInk(picture, x, y)), 1).filter(
    ([top, bottom]) => bottom - top >= 8 && bottom - top <= 34,
  )

/** What is written at the right end of the lines of the lower half, where amounts stand. */
const amountsIn = (picture: PNG): Box[] =>
  linesIn(picture, 230).flatMap(([top, bottom]) => {
    if (top < picture.height / 2) return []
    const last = spans(230, picture.width - 28, (x) => any(top, bottom, (y) => isInk(picture, x, y)), 5).at(-1)
    return last === undefined || last[1] - last[0] < 20
      ? []
      : [{ left: last[0] - 1, right: last[1] + 1, top: top - 1, bottom: bottom + 1 }]
  })

/** The first minus: a mark as wide as a digit and three pixels high at most, halfway up its line. */
const minusIn = (picture: PNG): Box | undefined =>
  linesIn(picture, 130)
    .flatMap(([top, bottom]) =>
      spans(130, picture.width - 28, (x) => any(top, bottom, (y) => isInk(picture, x, y)), 0).map(([left, right]) => {
        const rows = spans(top, bottom, (y) => any(left, right, (x) => isInk(picture, x, y)), 0)
        return { left, right, top: rows[0]?.[0] ?? 0, bottom: rows.at(-1)?.[1] ?? 0 }
      }),
    )
    .find(({ left, right, top, bottom }) => bottom - top <= 3 && right - left >= 6 && right - left <= 14)

const given = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('the kept picture shows no such thing: choose another')
  return value
}

const tileOf = ({ left, top, right, bottom }: Box): string => {
  const [x, y] = [(left + right) >> 1, (top + bottom) >> 1]
  return `${x - (x % 32)},${y - (y % 32)}`
}

describe.each(keptNames)('of %s', (name) => {
  it('a copy is the same', async () => {
    const kept = await readKept(name)
    expect(differenceBetween(kept, copyOf(kept), true)).toBeUndefined()
  })

  it('a blanked amount is noticed, and where', async () => {
    const kept = await readKept(name)
    const amount = given(amountsIn(kept)[0])
    expect(differenceBetween(kept, blank(kept, amount), true)?.sentence).toContain(tileOf(amount))
  })

  it('a changed sign is noticed, and where', async () => {
    const kept = await readKept(name)
    const minus = given(minusIn(kept))
    const plus = copyOf(kept)
    const [x, y] = [(minus.left + minus.right) >> 1, (minus.top + minus.bottom) >> 1]
    const ink = kept.data.subarray((y * kept.width + x) * 4).subarray(0, 4)
    for (let up = -3; up <= 3; up += 1) ink.copy(plus.data, ((y + up) * kept.width + x) * 4)
    expect(differenceBetween(kept, plus, true)?.sentence).toContain(tileOf(minus))
    // And where there is none any more.
    expect(differenceBetween(kept, blank(kept, grown(minus)), true)?.sentence).toContain(tileOf(minus))
  })

  it('a missing line is noticed, and where', async () => {
    const kept = await readKept(name)
    const amount = given(amountsIn(kept).at(-1))
    const line = { ...amount, left: paperAt, right: kept.width - paperAt }
    const sentence = differenceBetween(kept, blank(kept, line), true)?.sentence
    expect(sentence).toContain(tileOf(amount))
    expect(sentence?.split('pixels').length).toBeGreaterThan(3)
  })
})

const grown = ({ left, top, right, bottom }: Box): Box => ({
  left: left - 1,
  top: top - 1,
  right: right + 1,
  bottom: bottom + 1,
})

it('a shade that another processor rounds differently is none', async () => {
  const kept = await readKept(keptNames[0])
  const shaded = copyOf(kept)
  for (let at = 0; at < shaded.data.length; at += 1)
    if (at % 4 !== 3) shaded.data[at] = Math.max(0, (shaded.data[at] ?? 0) - 3)
  expect(differenceBetween(kept, shaded, true)).toBeUndefined()
})

it('a release that smooths letters differently, or other fonts, are compared at large', async () => {
  const kept = await readKept(keptNames[0])
  const inked = (part: number) => {
    const now = copyOf(kept)
    const turned = Math.round(kept.width * kept.height * part)
    for (let at = 0; at < turned * 4; at += 1) if (at % 4 !== 3) now.data[at] = 255 - (now.data[at] ?? 0)
    return differenceBetween(kept, now, false)
  }
  expect(inked(0.0075)).toBeUndefined()
  expect(inked(0.0095)?.sentence).toMatch(/pixels differ$/)
  const amount = given(amountsIn(kept)[0])
  expect(differenceBetween(kept, blank(kept, amount), false)).toBeUndefined()
  const half = { left: 0, top: 60, right: kept.width, bottom: 500 }
  expect(differenceBetween(kept, blank(kept, half), false)?.sentence).toMatch(/pixels differ$/)
})
