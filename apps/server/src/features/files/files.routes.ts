import { ok, refuse } from '@touchstone/domain/result'
import type { files } from '@touchstone/wire/files'
import type { HandlersOf } from '../../api/handler.ts'
import type { Files } from './files.ts'

export const filesHandlers = (deps: { files: Pick<Files, 'take' | 'readOwn'> }): HandlersOf<typeof files> => ({
  async upload({ biz, file }, { at, caller }, once) {
    const taken = await deps.files.take(file, { userId: caller.userId, biz, at })
    if (!taken.ok) return refuse(taken.refusal)
    const { id, image, keep } = taken.value
    return once(async (transaction) => {
      await keep(transaction)
      const { type, width, height, bytes } = image
      return ok({ id, type, width, height, bytes: bytes.length })
    })
  },
  file: ({ id }, { caller }) => deps.files.readOwn(id, caller.userId),
})
