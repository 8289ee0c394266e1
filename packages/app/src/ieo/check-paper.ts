import { hashOfBytes } from './run-repeat.ts'

/** Whether a file is the one that the sale names by its hash; with the hash that it has. */
export type PaperCheck = { is: 'same' | 'different'; hash: string }

export async function checkPaper(bytes: ArrayBuffer, wanted: string): Promise<PaperCheck> {
  const hash = await hashOfBytes(new Uint8Array(bytes))
  return { is: hash === wanted ? 'same' : 'different', hash }
}

/** Whether the app can load it by itself, from its own server. The person opens other addresses, and chooses the file. */
export const isOwnPaper = (paper: string): boolean => paper.startsWith('/')

/** @throws where it cannot be loaded. */
export async function loadPaper(paper: string): Promise<ArrayBuffer> {
  const response = await fetch(new URL(paper, globalThis.location.origin))
  if (!response.ok) throw new Error(`the paper is not there: ${response.status}`)
  return response.arrayBuffer()
}
