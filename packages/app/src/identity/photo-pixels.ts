import type { Rect } from './crop.ts'
import {
  type EdgeBand,
  framedBand,
  freeBand,
  judgedWidth,
  judgePhoto,
  lightOf,
  type PhotoVerdict,
} from './judge-photo.ts'

export type Photo = { image: Blob; verdict: PhotoVerdict }

const stillQuality = 0.92

/** The current pixels of a part of the camera's picture; undefined where the browser provides none. */
export async function takeStill(video: HTMLVideoElement, part: Rect): Promise<Photo | undefined> {
  const canvas = canvasOf(part.width, part.height)
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  context.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, part.width, part.height)
  const verdict = judged(canvas, canvas, framedBand)
  const image = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', stillQuality)
  })
  return image === null || verdict === undefined ? undefined : { image, verdict }
}

/** A photo that was taken elsewhere; undefined for what this browser cannot read. */
export async function lookAt(file: Blob): Promise<Photo | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (bitmap === undefined) return undefined
  try {
    const verdict = judged(bitmap, bitmap, freeBand)
    return verdict && { image: file, verdict }
  } finally {
    bitmap.close()
  }
}

/** Always at the same width, for which the judgement has its measures. */
function judged(
  source: CanvasImageSource,
  size: { width: number; height: number },
  band: EdgeBand,
): PhotoVerdict | undefined {
  const canvas = canvasOf(judgedWidth, Math.max(1, Math.round((size.height * judgedWidth) / size.width)))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return judgePhoto(lightOf(data, canvas.width, canvas.height), band)
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}
