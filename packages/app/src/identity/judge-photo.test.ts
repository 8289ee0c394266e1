import { describe, expect, it } from 'vitest'
import {
  framedBand,
  freeBand,
  judgedWidth,
  judgePhoto,
  type LightImage,
  lightOf,
  type PhotoFault,
  verdictOn,
} from './judge-photo.ts'

const width = judgedWidth
const height = 304

/** A light card with lines of text on a table; the card's sides as shares of the image. */
type Scene = {
  left?: number
  top?: number
  right?: number
  bottom?: number
  card?: number
  table?: number
  askew?: number
}

function photo({
  left = 0.06,
  top = 0.06,
  right = 0.94,
  bottom = 0.94,
  card = 190,
  table = 70,
  askew = 0,
}: Scene = {}): LightImage {
  const light = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const u = x / width + askew * (y / height - 0.5)
      const v = y / height - askew * (x / width - 0.5)
      const isCard = u >= left && u < right && v >= top && v < bottom
      const isInk =
        isCard && u > left + 0.1 && u < right - 0.1 && v > top + 0.1 && v < bottom - 0.1 && y % 12 < 5 && x % 9 < 6
      light[y * width + x] = isInk ? card - 110 : isCard ? card : table
    }
  return { width, height, light }
}

/** As a camera sees it that has not found its focus. */
function blurred(image: LightImage, radius: number): LightImage {
  const light = new Uint8ClampedArray(image.light.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      let count = 0
      for (let dy = -radius; dy <= radius; dy += 1)
        for (let dx = -radius; dx <= radius; dx += 1) {
          const value = y + dy < 0 || x + dx < 0 || x + dx >= width ? undefined : image.light[(y + dy) * width + x + dx]
          if (value === undefined) continue
          sum += value
          count += 1
        }
      light[y * width + x] = sum / count
    }
  return { ...image, light }
}

const scaled = (image: LightImage, by: number, plus = 0): LightImage => ({
  ...image,
  light: image.light.map((value) => Math.min(255, value * by + plus)),
})

function withSpot(image: LightImage, share: number): LightImage {
  const light = Uint8ClampedArray.from(image.light)
  const rows = Math.round(height * share * 2)
  for (let y = 40; y < 40 + rows; y += 1) light.fill(255, y * width + 120, y * width + 360)
  return { ...image, light }
}

describe('in the frame', () => {
  it.each<[string, LightImage, PhotoFault[], boolean]>([
    ['a good photo', photo(), [], false],
    ['a dark card on a light table', photo({ card: 130, table: 215 }), [], false],
    ['a card a little askew', photo({ askew: 0.05 }), [], false],
    ['a card a little small', photo({ left: 0.1, right: 0.9, top: 0.12, bottom: 0.88 }), [], false],
    ['a card that reaches out to the left', photo({ left: -0.2 }), ['incomplete'], false],
    ['a card that reaches out below', photo({ bottom: 1.2 }), ['incomplete'], false],
    ['a card far too near', photo({ left: -1, right: 2, top: -1, bottom: 2 }), ['incomplete'], false],
    ['a card far too small', photo({ left: 0.35, right: 0.65, top: 0.35, bottom: 0.65 }), ['incomplete'], false],
    ['in the dusk', scaled(photo(), 0.3), ['too_dark'], false],
    ['at night', scaled(photo(), 0.05), ['too_dark'], true],
    ['against the light', scaled(photo({ table: 90 }), 0.3, 190), ['too_bright'], false],
    ['nothing but light', scaled(photo(), 0, 255), ['too_bright'], true],
    ['with a reflection', withSpot(photo(), 0.15), ['glare'], false],
    ['with a small reflection', withSpot(photo(), 0.04), [], false],
    ['out of focus', blurred(photo(), 4), ['blurred'], false],
    ['nothing at all', scaled(photo(), 0, 128), ['blurred', 'incomplete'], true],
  ])('%s', (_, image, faults, certain) => {
    expect(judgePhoto(image, framedBand)).toEqual({ faults, certain })
  })
})

it('without a frame the document may lie further inside', () => {
  const small = photo({ left: 0.25, right: 0.75, top: 0.25, bottom: 0.75 })
  expect(judgePhoto(small, framedBand).faults).toEqual(['incomplete'])
  expect(judgePhoto(small, freeBand).faults).toEqual([])
})

it.each<[string, Partial<Parameters<typeof verdictOn>[0]>, PhotoFault[]]>([
  ['all well', {}, []],
  ['just light enough', { mean: 60 }, []],
  ['just too dark', { mean: 59.9 }, ['too_dark']],
  ['mostly black', { dark: 0.61 }, ['too_dark']],
  ['just not too bright', { mean: 225 }, []],
  ['just too bright', { mean: 225.1, bright: 0.5 }, ['too_bright']],
  ['just no reflection', { bright: 0.12 }, []],
  ['just a reflection', { bright: 0.121 }, ['glare']],
  ['just sharp', { focus: 45 }, []],
  ['just blurred', { focus: 44.9 }, ['blurred']],
  ['a side just found', { sides: { top: 1, right: 0.6, bottom: 1, left: 1 } }, []],
  ['a side just not found', { sides: { top: 1, right: 1, bottom: 1, left: 0.59 } }, ['incomplete']],
  ['more than one', { mean: 40, focus: 10, bright: 0.2 }, ['too_dark', 'glare', 'blurred']],
])('%s: %j', (_, measured, faults) => {
  const good = { mean: 130, dark: 0, bright: 0, focus: 200, sides: { top: 1, right: 1, bottom: 1, left: 1 } }
  expect(verdictOn({ ...good, ...measured }).faults).toEqual(faults)
})

it('weighs colours as the eye does', () => {
  const rgba = Uint8ClampedArray.of(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255)
  expect([...lightOf(rgba, 2, 2).light]).toEqual([76, 150, 29, 255])
})
