import * as z from 'zod/mini'
import { image } from '../call.ts'
import { fileId, imageType } from '../files.ts'
import type { Noun } from '../noun.ts'

export const consoleFiles = {
  consoleFile: image({
    path: '/api/console/files/{id}',
    weight: 5,
    access: 'operator',
    summary:
      'An image that a user sent: proofs of deposits for whoever sees deposits, documents for whoever sees identity. Each reading is in the audit log.',
    request: z.strictObject({ id: fileId }),
    reply: z.object({ type: imageType, bytes: z.instanceof(Uint8Array) }),
    refusals: ['not_found', 'not_allowed', 'file_lost'],
  }),
}

export const consoleFilesNoun = {
  calls: consoleFiles,
} as const satisfies Noun
