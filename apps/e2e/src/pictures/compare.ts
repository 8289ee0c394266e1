import { readFile } from 'node:fs/promises'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/**
 * Pictures are compared tile by tile: a digit is lost in a whole picture, and is much of its tile. Our choices. `threshold`
 * lies above what another processor rounds differently, and below the faintest line of a letter.
 */
const tile = { side: 32, pixelsMax: 2, threshold: 0.1 }
/**
 * For another browser than the pictures were taken with, or other fonts: each release smooths letters a little differently, and
 * signs that our font lacks come from whatever the machine has. Other fonts alone changed up to 0.0059 of a picture.
 */
const otherBrowser = { partMax: 0.008, threshold: 0.15 }

/** What differs: a sentence, and the picture of the differences. */
export type Difference = { sentence: string; picture: Buffer | undefined }

/** What differs between a picture and the one that is kept; undefined where nothing does. */
export async function differenceFrom(
  keptFile: string,
  taken: Buffer,
  isSameBrowser: boolean,
): Promise<Difference | undefined> {
  const bytes = await readFile(keptFile).catch(() => undefined)
  if (bytes === undefined) return { sentence: 'no picture of it is kept', picture: undefined }
  return differenceBetween(PNG.sync.read(bytes), PNG.sync.read(taken), isSameBrowser)
}

export function differenceBetween(kept: PNG, now: PNG, isSameBrowser: boolean): Difference | undefined {
  const { width, height } = now
  if (kept.width !== width || kept.height !== height)
    return { sentence: `is ${width}x${height}, was ${kept.width}x${kept.height}`, picture: undefined }
  if (!isSameBrowser) return differenceAtLarge(kept, now)
  const tiles = differingTiles(kept, now)
  if (tiles.length === 0) return undefined
  const named = tiles.slice(0, 8).map(({ left, top, count }) => `${left},${top} (${count} pixels)`)
  const rest = tiles.length > named.length ? `, and ${tiles.length - named.length} more` : ''
  const difference = new PNG({ width, height })
  pixelmatch(kept.data, now.data, difference.data, width, height, { threshold: tile.threshold, includeAA: true })
  return { sentence: `differs in the tiles at ${named.join(', ')}${rest}`, picture: PNG.sync.write(difference) }
}

function differenceAtLarge(kept: PNG, now: PNG): Difference | undefined {
  const { width, height } = now
  const difference = new PNG({ width, height })
  const { threshold, partMax } = otherBrowser
  const count = pixelmatch(kept.data, now.data, difference.data, width, height, { threshold })
  if (count <= width * height * partMax) return undefined
  return { sentence: `${count} of ${width * height} pixels differ`, picture: PNG.sync.write(difference) }
}

/** The tiles in which more pixels differ than may, smoothed edges of letters too, from the top on. */
function differingTiles(kept: PNG, now: PNG): { left: number; top: number; count: number }[] {
  const { width, height } = now
  const { side, pixelsMax, threshold } = tile
  const mask = new PNG({ width, height })
  pixelmatch(kept.data, now.data, mask.data, width, height, { threshold, includeAA: true, diffMask: true })
  const columns = Math.ceil(width / side)
  const counts = new Map<number, number>()
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (mask.data[pixel * 4 + 3] === 0) continue
    const index = Math.floor(pixel / width / side) * columns + Math.floor((pixel % width) / side)
    counts.set(index, (counts.get(index) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > pixelsMax)
    .toSorted(([one], [other]) => one - other)
    .map(([index, count]) => ({ left: (index % columns) * side, top: Math.floor(index / columns) * side, count }))
}
