const heads: readonly (readonly [type: string, at: number, signs: string])[] = [
  ['image/jpeg', 0, 'ÿØÿ'],
  ['image/png', 0, '\u0089PNG\r\n\u001A\n'],
  ['image/webp', 8, 'WEBP'],
  ['image/gif', 0, 'GIF8'],
  ['image/bmp', 0, 'BM'],
]
/** The brands of the format that phones take photos in, behind `ftyp`. */
const phoneBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Detects the image type from the first bytes; undefined if unknown. Names and headers may say anything. */
export function typeOfImage(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 16))
  if (text.startsWith('ftyp', 4) && phoneBrands.includes(text.slice(8, 12))) return 'image/heic'
  return heads.find(([, at, signs]) => text.startsWith(signs, at))?.[0]
}
