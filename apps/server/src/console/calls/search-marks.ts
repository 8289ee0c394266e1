import { createHmac, hkdfSync } from 'node:crypto'
import { type FileKey, loadFileKey } from '../../features/files/file-key.ts'
import type { FilesOptions } from '../../features/files/open-files.ts'

/** What stands for a text in the audit log: the same for the same text, and of use to nobody without the server's key. */
export type MarkSearch = (text: string) => string

/** A plain hash of a phone number is found by trying all numbers, so it is made with a key that is derived from that of files. */
export function createSearchMarks({ secret }: Pick<FileKey, 'secret'>): MarkSearch {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'touchstone searches', 32))
  return (text) => createHmac('sha256', key).update(text).digest('hex').slice(0, 16)
}

/** @throws with a message for the operator if the key is malformed. */
export const openSearchMarks = async ({ folder, key }: Pick<FilesOptions, 'folder' | 'key'>): Promise<MarkSearch> =>
  createSearchMarks(await loadFileKey(key, folder))
