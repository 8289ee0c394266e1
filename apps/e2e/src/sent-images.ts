import type { BrowserContext, Page } from 'playwright-core'

declare global {
  interface Window {
    /** The images that left, as they left. */
    sentImages?: Blob[]
  }
}

/** Keeps every image that the pages of a profile send in a form; what was sent cannot be read from the network. */
export const keepSentImages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // Uploads report how much of them is sent, which `fetch` cannot.
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: XMLHttpRequestBodyInit | null): void {
        const file = body instanceof FormData ? body.get('file') : null
        if (file instanceof Blob) window.sentImages = [...(window.sentImages ?? []), file]
        super.send(body)
      }
    }
  })

export type SentImage = { type: string; bytes: number; width: number; height: number; corner: number[] }

/** The last image that was sent, looked at: `corner` is the colour of its first pixel. */
export const lastSentImage = (page: Page): Promise<SentImage> =>
  page.evaluate(async () => {
    const sent = window.sentImages?.at(-1)
    if (sent === undefined) throw new Error('no image was sent')
    const image = await createImageBitmap(sent)
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    pen?.drawImage(image, 0, 0)
    const corner = [...(pen?.getImageData(0, 0, 1, 1).data ?? [])]
    return { type: sent.type, bytes: sent.size, width: image.width, height: image.height, corner }
  })
