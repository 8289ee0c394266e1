/** Hands a text, or bytes, to the person as a file of their device. */
export function saveFile(fileName: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const fullType = typeof content === 'string' ? `${type};charset=utf-8` : type
  const address = URL.createObjectURL(new Blob([content], { type: fullType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Some browsers begin to read it only after the click has been dealt with.
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, keptMs)
}

const keptMs = 30_000
