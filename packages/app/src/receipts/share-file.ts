const fileOf = (fileName: string, text: string): File => new File([text], fileName, { type: 'application/json' })

/** Whether this device hands files to other apps: on https, and mostly on phones. */
export const canShareFiles = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [fileOf('receipt.json', '{}')] })

/** Who thinks better of it has not failed. */
export async function shareFile(fileName: string, text: string): Promise<void> {
  await navigator.share({ files: [fileOf(fileName, text)] }).catch(() => undefined)
}
