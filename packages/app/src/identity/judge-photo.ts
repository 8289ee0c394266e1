/** The lightness of each pixel, 0 to 255, row by row. */
export type LightImage = { width: number; height: number; light: Uint8ClampedArray | Uint8Array }

/**
 * Where the edges of the document are looked for, as shares of the width or height from each side inwards: close to the
 * sides where the person had a frame to fill, far inside where the photo was taken without one.
 */
export type EdgeBand = {
  from: number
  to: number
  /** How much of the length of a side must have it, about its middle. */
  along: number
}
export const framedBand: EdgeBand = { from: 0.005, to: 0.16, along: 0.8 }
export const freeBand: EdgeBand = { from: 0.005, to: 0.42, along: 0.4 }

export type PhotoMeasures = {
  mean: number
  /** The shares of the darkest and the brightest pixels. */
  dark: number
  bright: number
  /** Variance of the Laplacian: how sharply light changes. */
  focus: number
  /** Of each side, the share of its length along which an edge was found. */
  sides: { top: number; right: number; bottom: number; left: number }
}

export const photoFaults = ['too_dark', 'too_bright', 'glare', 'blurred', 'incomplete'] as const
export type PhotoFault = (typeof photoFaults)[number]
/** `certain`: unreadable for anybody. Otherwise the person may know better. */
export type PhotoVerdict = { faults: PhotoFault[]; certain: boolean }

// Our choices, for images of `judgedWidth`; the tests hold them to drawn documents.
export const judgedWidth = 480
const meanLeast = 60
const meanMost = 225
const meanHopeless = 18
const meanBlinding = 247
const glareMost = 0.12
const focusLeast = 45
const focusHopeless = 4
const sideLeast = 0.6
/** A step of lightness from one side of an edge to the other. */
const edgeStep = 14
/** How much of a piece of an edge has that step. */
const edgeWhole = 0.85
const piecesOfSide = 12
const nearBlack = 12
const nearWhite = 250

/** The lightness of what a canvas holds, by the weights of Rec. 601. */
export function lightOf(rgba: Uint8ClampedArray, width: number, height: number): LightImage {
  const light = new Uint8ClampedArray(width * height)
  for (let at = 0; at < light.length; at += 1)
    light[at] = 0.299 * (rgba[at * 4] ?? 0) + 0.587 * (rgba[at * 4 + 1] ?? 0) + 0.114 * (rgba[at * 4 + 2] ?? 0)
  return { width, height, light }
}

export function judgePhoto(image: LightImage, band: EdgeBand): PhotoVerdict {
  return verdictOn(measurePhoto(image, band))
}

/** In the order in which a person mends them: in the dark nothing else can be judged. */
export function verdictOn({ mean, dark, bright, focus, sides }: PhotoMeasures): PhotoVerdict {
  if (mean < meanHopeless) return { faults: ['too_dark'], certain: true }
  if (mean > meanBlinding) return { faults: ['too_bright'], certain: true }
  const faults: PhotoFault[] = []
  if (mean < meanLeast || dark > 0.6) faults.push('too_dark')
  if (mean > meanMost) faults.push('too_bright')
  else if (bright > glareMost) faults.push('glare')
  if (focus < focusLeast) faults.push('blurred')
  if (Math.min(sides.top, sides.right, sides.bottom, sides.left) < sideLeast) faults.push('incomplete')
  return { faults, certain: focus < focusHopeless }
}

export function measurePhoto(image: LightImage, band: EdgeBand): PhotoMeasures {
  return { ...brightnessOf(image), focus: focusOf(image), sides: sidesOf(image, band) }
}

function brightnessOf({ light }: LightImage): Pick<PhotoMeasures, 'mean' | 'dark' | 'bright'> {
  let sum = 0
  let dark = 0
  let bright = 0
  for (const value of light) {
    sum += value
    if (value <= nearBlack) dark += 1
    if (value >= nearWhite) bright += 1
  }
  const count = Math.max(1, light.length)
  return { mean: sum / count, dark: dark / count, bright: bright / count }
}

function focusOf({ width, height, light }: LightImage): number {
  let sum = 0
  let squares = 0
  let count = 0
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const around = (light[at - 1] ?? 0) + (light[at + 1] ?? 0) + (light[at - width] ?? 0) + (light[at + width] ?? 0)
      const value = around - 4 * (light[at] ?? 0)
      sum += value
      squares += value * value
      count += 1
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

function sidesOf(image: LightImage, band: EdgeBand): PhotoMeasures['sides'] {
  const { width, height, light } = image
  const row = (x: number, y: number): number => light[y * width + x] ?? 0
  const column = (y: number, x: number): number => light[y * width + x] ?? 0
  return {
    top: edgeShare(row, { along: width, across: height, band, far: false }),
    bottom: edgeShare(row, { along: width, across: height, band, far: true }),
    left: edgeShare(column, { along: height, across: width, band, far: false }),
    right: edgeShare(column, { along: height, across: width, band, far: true }),
  }
}

type Side = { along: number; across: number; band: EdgeBand; far: boolean }

/**
 * The share of a side along which an edge runs: its middle is cut into pieces, and a piece has one where
 * on some line of the band nearly every pixel has a clear step, in the same sense, from what is outside of it to what is
 * inside. Lines of print have gaps; a document's edge has none. A piece is short, so that a document lying a little
 * askew has its edges too.
 */
function edgeShare(lightAt: (along: number, across: number) => number, { along, across, band, far }: Side): number {
  const first = Math.round((along * (1 - band.along)) / 2)
  const length = Math.max(1, Math.floor((along * band.along) / piecesOfSide))
  const reach = Math.max(2, Math.round(across / 120))
  const from = Math.max(reach, Math.round(across * band.from))
  const to = Math.round(across * band.to)
  const stepAt = (at: number, line: number): number => {
    let step = 0
    for (let away = 1; away <= reach; away += 1) step += lightAt(at, line + away) - lightAt(at, line - away)
    return step / reach
  }
  const isEdge = (begin: number, line: number): boolean => {
    let up = 0
    let down = 0
    for (let at = begin; at < begin + length; at += 1) {
      const step = stepAt(at, line)
      if (step >= edgeStep) up += 1
      else if (step <= -edgeStep) down += 1
    }
    return Math.max(up, down) >= length * edgeWhole
  }
  let found = 0
  for (let piece = 0; piece < piecesOfSide; piece += 1)
    for (let depth = from; depth <= to; depth += 1)
      if (isEdge(first + piece * length, far ? across - 1 - depth : depth)) {
        found += 1
        break
      }
  return found / piecesOfSide
}
