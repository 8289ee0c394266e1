import { ok, refuse, type Result } from '../result.ts'

export type DocumentType = 'id_card' | 'passport'

/** Normalises a number for comparison: separators and the case of letters do not matter. */
export function normaliseDocumentNumber(number: string): Result<string, { kind: 'document_number_malformed' }> {
  const bare = number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}./]/gu, '')
  return /^[\p{L}\p{Nd}]{4,30}$/u.test(bare) ? ok(bare) : refuse({ kind: 'document_number_malformed' })
}

/** The key that no two accounts may share. */
export const documentKey = (country: string, type: DocumentType, normalised: string): string =>
  `${country} ${type} ${normalised}`

/** Masks all but the last four characters; of a short number at least half. */
export function maskDocumentNumber(normalised: string): string {
  const shown = Math.min(4, Math.floor(normalised.length / 2))
  return '•'.repeat(normalised.length - shown) + normalised.slice(normalised.length - shown)
}
