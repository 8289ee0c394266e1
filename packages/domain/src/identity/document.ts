import { ok, refuse, type Result } from '../result.ts'

export type DocumentType = 'id_card' | 'passport'

/** As it is compared: whatever people put between or around the signs, and however they write letters, it is one number. */
export function normaliseDocumentNumber(number: string): Result<string, { kind: 'document_number_malformed' }> {
  const bare = number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}./]/gu, '')
  return /^[\p{L}\p{Nd}]{4,30}$/u.test(bare) ? ok(bare) : refuse({ kind: 'document_number_malformed' })
}

/** What no two accounts may share. */
export const documentKey = (country: string, type: DocumentType, normalised: string): string =>
  `${country} ${type} ${normalised}`

/** All but the last four signs hidden; of a short number at least half. */
export function maskDocumentNumber(normalised: string): string {
  const shown = Math.min(4, Math.floor(normalised.length / 2))
  return '•'.repeat(normalised.length - shown) + normalised.slice(normalised.length - shown)
}
