/** A canvas as a PNG. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the canvas returned no picture'))
      else resolve(blob)
    }, 'image/png')
  })

/** Hands a picture to the device's share sheet; saves it where there is none. */
export async function shareImage(image: Blob, name: string): Promise<'shared' | 'saved' | 'given_up'> {
  const file = new File([image], name, { type: image.type })
  const shared = { files: [file] }
  if ('canShare' in navigator && navigator.canShare(shared)) {
    try {
      await navigator.share(shared)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'given_up'
    }
  }
  saveImage(image, name)
  return 'saved'
}

export function saveImage(image: Blob, name: string): void {
  const address = URL.createObjectURL(image)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, 10_000)
}
