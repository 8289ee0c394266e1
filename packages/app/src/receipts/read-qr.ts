/** Not in TypeScript's libraries yet: https://wicg.github.io/shape-detection-api */
type Detector = { detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]> }
type Detectors = { BarcodeDetector?: new (options: { formats: string[] }) => Detector }

/** Our choice: enough for a code on a photo of a screen, and quick on a phone. */
const sideMax = 1600
/** The library gives up after one frame of a film, unless it is told that this is a picture. In ms. */
const patienceMs = 2_000

/** The text of the QR code on a picture; undefined where none is found. @throws if it is no picture. */
export async function readQr(picture: Blob): Promise<string | undefined> {
  const image = await createImageBitmap(picture)
  try {
    return (await byBrowser(image)) ?? (await byLibrary(image))
  } finally {
    image.close()
  }
}

async function byBrowser(image: ImageBitmap): Promise<string | undefined> {
  const { BarcodeDetector } = globalThis as Detectors
  if (BarcodeDetector === undefined) return undefined
  try {
    const [found] = await new BarcodeDetector({ formats: ['qr_code'] }).detect(image)
    return found?.rawValue
  } catch {
    // Some browsers have it and cannot do it.
    return undefined
  }
}

async function byLibrary(image: ImageBitmap): Promise<string | undefined> {
  const { default: decodeQr } = await import('qr/decode.js')
  const scale = Math.min(1, sideMax / Math.max(image.width, image.height))
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return undefined
  // What is transparent is drawn on white, as it is seen.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  try {
    return decodeQr(context.getImageData(0, 0, width, height), { timeLimit: patienceMs })
  } catch {
    return undefined
  }
}
