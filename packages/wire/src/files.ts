import * as z from 'zod/mini'
import { form } from './expectations.ts'
import { image, upload } from './call.ts'
import type { Noun } from './noun.ts'

/** Of a file that was uploaded. */
export const fileId = z.string().check(form(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'file_id'))

/** The purpose of a file; only a call with this purpose accepts it. */
export const fileBiz = z.enum(['deposit_proof', 'identity'])
export type FileBiz = z.output<typeof fileBiz>

/** The accepted types, by content; name and header are ignored. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const imageType = z.enum(imageTypes)

/** Of one file, as it is sent. */
export const uploadBytesMax = 10_000_000

export const files = {
  upload: upload({
    path: '/api/sys/common/upload',
    access: 'session',
    summary: 'Keeps an image, made anew from its pixels: nothing else that was in the file is kept.',
    request: z.strictObject({ biz: fileBiz }),
    /** As it is kept: `bytes` long, turned upright. */
    reply: z.object({ id: fileId, type: imageType, width: z.int(), height: z.int(), bytes: z.int() }),
    refusals: [
      'image_type_not_taken',
      'image_of_phone_only',
      'image_unreadable',
      'image_too_large',
      'uploads_exhausted',
    ],
  }),
  file: image({
    path: '/api/sys/common/file/{id}',
    weight: 5,
    access: 'session',
    summary: "One of the caller's own images.",
    request: z.strictObject({ id: fileId }),
    reply: z.object({ type: imageType, bytes: z.instanceof(Uint8Array) }),
    refusals: ['not_found', 'file_lost'],
  }),
}

export const filesNoun = {
  calls: files,
  refusals: {
    image_type_not_taken: 4860,
    image_of_phone_only: 4861,
    image_unreadable: 4862,
    image_too_large: 4863,
    uploads_exhausted: 4864,
    file_not_found: 4865,
    file_lost: 4866,
  },
} as const satisfies Noun
