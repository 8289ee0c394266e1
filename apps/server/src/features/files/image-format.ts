import type { imageTypes } from '@touchstone/wire/files'

export type ImageType = (typeof imageTypes)[number]

/** The accepted formats, as people call them. */
export const takenFormats = ['JPEG', 'PNG', 'WebP'] as const

const startsWith = (file: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, at) => file[at] === byte)
const textAt = (file: Buffer, from: number, to: number): string => file.subarray(from, to).toString('latin1')

/** Recognises a file by its first bytes: an accepted image, one that only some phones read, or anything else. */
export function imageFormat(file: Buffer): ImageType | 'heic' | undefined {
  if (startsWith(file, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (textAt(file, 0, 4) === 'RIFF' && textAt(file, 8, 12) === 'WEBP') return 'image/webp'
  return textAt(file, 4, 8) === 'ftyp' && heicBrands.has(textAt(file, 8, 12)) ? 'heic' : undefined
}

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])
