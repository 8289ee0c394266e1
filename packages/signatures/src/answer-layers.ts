/** A layer of an answer of the API, from the outermost to the receipt itself: parsed JSON, of which nothing is checked. */
export type Layer = Readonly<Record<string, unknown>>

const ways = ['journal', 'result', 'receipt'] as const

/**
 * What leads to the receipt in parsed JSON, and last the receipt, which has a `journal`: within an answer's `result` and a
 * `receipt` as deep as they go. Each layer has one of the three, so that no two readers take two receipts out of one text.
 * @throws with a sentence where there is none, or more than one way.
 */
export function layersIn(value: unknown): readonly [...outer: Layer[], receipt: Layer] {
  if (!isLayer(value)) throw new Error('this is JSON of something else')
  const { code, message } = value
  if (typeof code === 'number' && code !== 200) throw new Error(`this is a refusal, ${code} ${String(message)}`)
  const [way, other] = ways.filter((name) => Object.hasOwn(value, name))
  if (way === undefined) throw new Error('this is JSON of something else')
  if (other !== undefined) throw new Error(`there is a ${way} beside a ${other}: it could be read in two ways`)
  return way === 'journal' ? [value] : [value, ...layersIn(value[way])]
}

export const isLayer = (value: unknown): value is Layer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
