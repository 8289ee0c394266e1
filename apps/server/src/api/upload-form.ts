import multipart from '@fastify/multipart'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import { uploadBytesMax } from '@touchstone/wire/files'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Refused } from './handler.ts'
import { malformedAt, unknownField, wholeRequest } from './malformed.ts'

/** How many forms are read, and images worked on, at once: each may hold a whole file. Our choice. */
const formsAtOnce = 8

const tooLarge: Refused = { kind: 'body_too_large', maximum: uploadBytesMax }
const noForm: Refused = malformedAt(wholeRequest, { form: 'one_file' })

/** Lets the routes of a scope read multipart forms; everywhere else they stay the text that any body is. */
export async function readsForms(scope: FastifyInstance): Promise<void> {
  const limits = { fileSize: uploadBytesMax, files: 1, fields: 10, parts: 11, fieldSize: 1_000, headerPairs: 20 }
  await scope.register(multipart, { limits })
}

type Form = Result<{ fields: object; file: Buffer }, Refused>

/** Reads forms, a few at a time. Handling a form counts too, because its bytes are held until then. */
export function createForms() {
  let reading = 0
  return {
    async read<Answer>(request: FastifyRequest, answer: (form: Form) => Promise<Result<Answer, Refused>>) {
      if (reading >= formsAtOnce) return refuse<Refused>({ kind: 'overloaded', seconds: 1 })
      reading += 1
      try {
        return await answer(await readForm(request))
      } finally {
        reading -= 1
      }
    },
  }
}

/** The parts of a form. A file is taken whole into memory; its name and its type, which are anybody's claims, are not. */
async function readForm(request: FastifyRequest): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > uploadBytesMax + 20_000) return refuse(tooLarge)
  if (!request.isMultipart()) return refuse(noForm)
  const fields = new Map<string, unknown>()
  let file: Buffer | undefined
  let strange: string | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, part.valueTruncated ? undefined : part.value)
      else if (part.fieldname === 'file') file = await part.toBuffer()
      else {
        strange = part.fieldname
        part.file.resume()
      }
    }
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
    return refuse(isTooLarge ? tooLarge : noForm)
  }
  if (strange !== undefined) return refuse(unknownField([], strange))
  return file === undefined ? refuse(noForm) : ok({ fields: Object.fromEntries(fields), file })
}
