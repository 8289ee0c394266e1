import { ok, refuse, type Result } from '@touchstone/domain/result'
import { uploadBytesMax } from '@touchstone/wire/files'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { imageFormat, type ImageType, takenFormats } from './image-format.ts'

/** More than a phone's camera makes, and little enough to be decoded without harm. Our choice. */
export const pixelsMax = 50_000_000
/** Larger images are reduced to this; a document stays readable. Our choice. */
const sideMax = 4_096
const secondsMax = 20

export type RemadeImage = { type: ImageType; width: number; height: number; bytes: Buffer }
export type ImageRefusal =
  | { kind: 'image_type_not_taken'; formats: readonly string[] }
  | { kind: 'image_of_phone_only'; format: string; formats: readonly string[] }
  | { kind: 'image_unreadable' }
  | { kind: 'image_too_large'; megapixels: number }

// Only accepted formats are ever decoded, whatever a file claims to be; and no pixels stay in a cache.
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * Re-encodes a picture from its pixels alone: upright, its first frame, without anything else in or after the file
 * (place and time of the photo, a hidden program). The content decides what a file is.
 */
export async function remakeImage(file: Buffer): Promise<Result<RemadeImage, ImageRefusal>> {
  const type = imageFormat(file)
  if (type === 'heic') return refuse({ kind: 'image_of_phone_only', format: 'HEIC', formats: takenFormats })
  if (type === undefined) return refuse({ kind: 'image_type_not_taken', formats: takenFormats })
  const described = await describe(file)
  if (described === undefined) return refuse({ kind: 'image_unreadable' })
  if (described.width * described.height > pixelsMax)
    return refuse({ kind: 'image_too_large', megapixels: pixelsMax / 1_000_000 })
  try {
    return ok(await remade(file, type))
  } catch {
    return refuse({ kind: 'image_unreadable' })
  }
}

/** Reads the header of a file, without decoding the image. */
async function describe(file: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

async function remade(file: Buffer, type: ImageType): Promise<RemadeImage> {
  const picture = (): Sharp =>
    sharp(file, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1, autoOrient: true })
      .timeout({ seconds: secondsMax })
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await encoders[type](picture()).toBuffer({ resolveWithObject: true })
  if (data.length <= uploadBytesMax) return { type, width: info.width, height: info.height, bytes: data }
  const smaller = await encoders['image/jpeg'](picture().flatten({ background: 'white' })).toBuffer()
  return { type: 'image/jpeg', width: info.width, height: info.height, bytes: smaller }
}

const encoders = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 85 }),
} satisfies Record<ImageType, (picture: Sharp) => Sharp>
