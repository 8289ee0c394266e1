import type { imageTypes } from '@touchstone/wire/files'

export type ImageType = (typeof imageTypes)[number]

/**
 * How an image is prepared before it is sent (specification, section 9). Sizes are in bytes of 1,024 a KB; the size of the
 * PNG is the specification's own figure. At a boundary the smaller band counts: 200 KB are sent unchanged.
 */
export type ImageRule =
  | { kind: 'unchanged' }
  | { kind: 'too_large' }
  | { kind: 'reencoded'; type: ImageType; quality: number }

const kb = 1_024
const mb = 1_024 * kb
const unchangedTo = 200 * kb
const pngTo = 2_048_000
const bands = [
  { to: 512 * kb, quality: 0.9 },
  { to: mb, quality: 0.8 },
  { to: 2 * mb, quality: 0.85 },
  { to: 10 * mb, quality: 0.8 },
  { to: 20 * mb, quality: 0.75 },
]
/** For an image small enough to be sent unchanged, but of an unsupported type. */
const defaultQuality = 0.8

/** @param type detected from the content; an unsupported one, such as GIF, becomes a JPEG. */
export function imageRule(bytes: number, type: string): ImageRule {
  const taken = takenType(type)
  const band = bands.find(({ to }) => bytes <= to)
  if (band === undefined) return { kind: 'too_large' }
  if (bytes <= unchangedTo)
    return taken === undefined
      ? { kind: 'reencoded', type: 'image/jpeg', quality: defaultQuality }
      : { kind: 'unchanged' }
  const kept = taken === undefined || (taken === 'image/png' && bytes > pngTo) ? 'image/jpeg' : taken
  return { kind: 'reencoded', type: kept, quality: band.quality }
}

function takenType(type: string): ImageType | undefined {
  return type === 'image/jpeg' || type === 'image/png' || type === 'image/webp' ? type : undefined
}

const widthMost = 1_080
const widthLeast = 10

/**
 * In pixels: at most 1,080 and at least 10 wide, in the image's own proportion. A narrower one is not blown up to 1,080
 * (our choice): that adds bytes, and nothing that could be seen.
 */
export function imageSize(width: number, height: number): { width: number; height: number } {
  const wanted = Math.max(widthLeast, Math.min(widthMost, width))
  return { width: wanted, height: Math.max(1, Math.round((height * wanted) / width)) }
}
