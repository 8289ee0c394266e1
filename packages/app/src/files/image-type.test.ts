import { expect, it } from 'vitest'
import { typeOfImage } from './image-type.ts'

const bytes = (...parts: (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (sign) => sign.charCodeAt(0)))),
  )

it.each([
  ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe1)],
  ['image/png', bytes(0x89, 'PNG', 13, 10, 26, 10, 0, 0)],
  ['image/webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
  ['image/gif', bytes('GIF89a')],
  ['image/bmp', bytes('BM', 9, 9)],
  ['image/heic', bytes(0, 0, 0, 24, 'ftypheic', 0, 0)],
  ['image/heic', bytes(0, 0, 0, 24, 'ftypmif1', 0, 0)],
  [undefined, bytes(0, 0, 0, 24, 'ftypisom', 0, 0)],
  [undefined, bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt ')],
  [undefined, bytes('%PDF-1.7')],
  [undefined, bytes()],
])('knows %s by its first bytes', (type, head) => {
  expect(typeOfImage(head)).toBe(type)
})
