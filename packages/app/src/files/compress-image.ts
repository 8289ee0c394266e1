import { imageRule, imageSize, type ImageType } from './image-rule.ts'
import { typeOfImage } from './image-type.ts'

export type ImageFault = 'not_an_image' | 'unreadable' | 'undecodable' | 'too_large' | 'phone_format'

/** Why an image cannot be sent: a kind, for which every language has a sentence. */
export class ImageFailed extends Error {
  readonly fault: ImageFault
  constructor(fault: ImageFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * The image to send, by the specification's table. It is re-encoded from its pixels, so that nothing else in
 * the file leaves the device; a small enough file is sent as it is and the server re-encodes it. Its name is never sent.
 * @throws ImageFailed
 */
export async function compressImage(file: Blob): Promise<Blob> {
  // Before it is read: what is too large may be too large for the memory of a phone as well.
  if (imageRule(file.size, file.type).kind === 'too_large') throw new ImageFailed(fitting(file.type, 'too_large'))
  const bytes = await read(file)
  const type = typeOfImage(new Uint8Array(bytes)) ?? (file.type.startsWith('image/') ? file.type : undefined)
  if (type === undefined) throw new ImageFailed('not_an_image')
  const image = await decode(new Blob([bytes], { type }), type)
  try {
    const rule = imageRule(bytes.byteLength, type)
    if (rule.kind === 'too_large') throw new ImageFailed('too_large')
    return rule.kind === 'unchanged' ? new Blob([bytes], { type }) : await draw(image, rule)
  } finally {
    image.close()
  }
}

/** The error of a 30 MB video is "not an image" rather than "too large". */
const fitting = (type: string, fault: ImageFault): ImageFault =>
  type === '' || type.startsWith('image/') ? fault : 'not_an_image'

async function read(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer()
  } catch {
    throw new ImageFailed('unreadable')
  }
}

/** Some browsers can read what phones take, and make it a JPEG; the others say so. */
async function decode(image: Blob, type: string): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(image, { imageOrientation: 'from-image' })
  } catch {
    throw new ImageFailed(/^image\/hei[cf]/.test(type) ? 'phone_format' : 'undecodable')
  }
}

async function draw(image: ImageBitmap, { type, quality }: { type: ImageType; quality: number }): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, imageSize(image.width, image.height))
  const context = canvas.getContext('2d')
  if (context === null) throw new ImageFailed('undecodable')
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const made = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })
  if (made === null) throw new ImageFailed('undecodable')
  // A browser that writes no WebP gives a PNG instead, which for a photo is far too large.
  return made.type === type || type !== 'image/webp' ? made : draw(image, { type: 'image/jpeg', quality })
}
