import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { remakeImage } from './remake-image.ts'
import { blackPng, picture } from './test-images.ts'

let jpeg: Buffer
beforeAll(async () => {
  jpeg = await picture().jpeg().toBuffer()
})

const verdict = async (file: Buffer): Promise<string> => {
  const remade = await remakeImage(file)
  return remade.ok ? `${remade.value.type} ${remade.value.width}x${remade.value.height}` : remade.refusal.kind
}
async function bytesOf(file: Buffer): Promise<Buffer> {
  const remade = await remakeImage(file)
  if (!remade.ok) throw new Error(remade.refusal.kind)
  return remade.value.bytes
}
/** Red or blue: the colour of a pixel. */
async function colourAt(file: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? 'red' : 'blue'
}

describe('what is taken', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('%s comes out as itself', async (format) => {
    const file = await picture().toFormat(format).toBuffer()
    expect(await verdict(file)).toBe(`image/${format} 60x40`)
    const bytes = await bytesOf(file)
    expect([await colourAt(bytes, 5, 20), await colourAt(bytes, 55, 20)]).toEqual(['red', 'blue'])
  })

  it('is decided by content: the first frame of what moves, and what is see-through stays so', async () => {
    const frames = sharp(Buffer.from(Array.from({ length: 20 * 40 * 3 }, (_, at) => (at < 1_200 ? 255 : 0))), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
    const moving = await frames.webp({ loop: 0, delay: [100, 100] }).toBuffer()
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2)
    expect(await verdict(moving)).toBe('image/webp 20x20')
    expect((await sharp(await bytesOf(moving)).metadata()).pages).toBeUndefined()
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer()
    expect((await sharp(await bytesOf(clear)).metadata()).hasAlpha).toBe(true)
  })

  it('is made upright, and so small that no side has more than 4,096 pixels', async () => {
    const lying = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await verdict(lying)).toBe('image/jpeg 40x60')
    expect(await colourAt(await bytesOf(lying), 20, 5)).toBe('red')
    expect(await verdict(await picture(5_000, 100).png().toBuffer())).toBe('image/png 4096x82')
  })
})

describe('what is left behind', () => {
  it('is all that a photo says beside its pixels', async () => {
    const photo = await picture()
      .jpeg()
      .withExif({ IFD0: { Artist: 'zqxj-artist' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">zqxj-xmp</x:xmpmeta>')
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    expect(photo.includes('zqxj')).toBe(true)
    const bytes = await bytesOf(photo)
    const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata()
    expect([exif, xmp, icc, iptc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(bytes.includes('zqxj')).toBe(false)
  })

  it.each([
    ['a page', '<html><script>alert("zqxj")</script>'],
    ['a program', '\n/*zqxj*/alert(1)//'],
    ['an archive', 'PK\u0003\u0004zqxj'],
    ['a program of the server', '<?php zqxj(); ?>'],
  ])('is %s behind the image, or in a remark of it', async (_title, hidden) => {
    const behind = Buffer.concat([jpeg, Buffer.from(hidden)])
    const remark = Buffer.concat([Buffer.from([0xff, 0xfe, 0, hidden.length + 2]), Buffer.from(hidden, 'latin1')])
    const inside = Buffer.concat([jpeg.subarray(0, 2), remark, jpeg.subarray(2)])
    for (const file of [behind, inside]) {
      expect(file.includes('zqxj')).toBe(true)
      const bytes = await bytesOf(file)
      expect(bytes.includes('zqxj')).toBe(false)
      expect(await verdict(bytes)).toBe('image/jpeg 60x40')
    }
  })
})

describe('what is refused', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), 'image_type_not_taken'],
    ['a text', () => Buffer.from('zqxj'), 'image_type_not_taken'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'image_type_not_taken'],
    [
      'a drawing with a program',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'image_type_not_taken',
    ],
    ['a GIF', () => picture().gif().toBuffer(), 'image_type_not_taken'],
    ['a GIF that is a program', () => Buffer.from('GIF89a/*\u0000\u0000*/=1;alert(1)'), 'image_type_not_taken'],
    ['a TIFF', () => picture().tiff().toBuffer(), 'image_type_not_taken'],
    ['an AVIF', () => picture().avif({ effort: 0 }).toBuffer(), 'image_type_not_taken'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'image_type_not_taken'],
    ['a photo of a phone', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'image_of_phone_only'],
    ['the head of a JPEG', () => jpeg.subarray(0, 3), 'image_unreadable'],
    ['a JPEG cut short', () => jpeg.subarray(0, Math.floor(jpeg.length * 0.6)), 'image_unreadable'],
    [
      'a page that begins as a JPEG',
      () => Buffer.from('\u00ff\u00d8\u00ff<script>alert(1)</script>', 'latin1'),
      'image_unreadable',
    ],
    [
      'a PNG whose checksum is wrong',
      () => Buffer.from(blackPng(8, 8).map((byte, at) => (at === 30 ? byte ^ 1 : byte))),
      'image_unreadable',
    ],
    ['a text that begins as a WebP', () => Buffer.from('RIFF\u0010\0\0\0WEBPzqxj and more'), 'image_unreadable'],
    ['a PNG of 400 million pixels', () => blackPng(20_000, 20_000), 'image_too_large'],
    ['a PNG of 50 million and some pixels', () => blackPng(10_000, 5_001), 'image_too_large'],
    ['a PNG of a line', () => blackPng(1_000_000, 51), 'image_too_large'],
  ])('%s', async (_title, make, expected) => {
    expect(await verdict(await make())).toBe(expected)
  })

  it('names the format of a phone, and what would be taken', async () => {
    expect(await remakeImage(Buffer.from('\0\0\0\u0018ftypmif1\0\0\0\0heic'))).toEqual({
      ok: false,
      refusal: { kind: 'image_of_phone_only', format: 'HEIC', formats: ['JPEG', 'PNG', 'WebP'] },
    })
  })
})
