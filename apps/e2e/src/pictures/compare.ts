import { readFile } from 'node:fs/promises'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** So much of a picture may differ: another release of the browser smooths letters a little differently. Our choice. */
const partMax = 0.002

/**
 * What differs between a picture and the one that is kept: a sentence, and the picture of the differences; undefined
 * where nothing does.
 */
export async function differenceFrom(
  keptFile: string,
  taken: Buffer,
): Promise<{ sentence: string; picture: Buffer | undefined } | undefined> {
  const bytes = await readFile(keptFile).catch(() => undefined)
  if (bytes === undefined) return { sentence: 'no picture of it is kept', picture: undefined }
  const [kept, now] = [PNG.sync.read(bytes), PNG.sync.read(taken)]
  const { width, height } = now
  if (kept.width !== width || kept.height !== height)
    return { sentence: `is ${width}x${height}, was ${kept.width}x${kept.height}`, picture: undefined }
  const difference = new PNG({ width, height })
  const count = pixelmatch(kept.data, now.data, difference.data, width, height, { threshold: 0.15 })
  if (count <= width * height * partMax) return undefined
  return { sentence: `${count} of ${width * height} pixels differ`, picture: PNG.sync.write(difference) }
}
