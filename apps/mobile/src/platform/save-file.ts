/** Hands a text to the person as a file of their device. */
export function saveFile(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
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
