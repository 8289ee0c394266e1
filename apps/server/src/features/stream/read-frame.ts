import { refuse, type Result } from '@touchstone/domain/result'
import { clientFrames, type ClientFrame } from '@touchstone/wire/stream'
import * as z from 'zod/mini'
import type { Refused } from '../../api/handler.ts'
import { malformed, malformedAt, wholeFrame } from '../../api/malformed.ts'

const ops = Object.keys(clientFrames) as (keyof typeof clientFrames)[]
const withOp = z.object({ op: z.enum(ops) })

/** A client's frame, or what would have been right. */
export function readFrame(data: Buffer, isBinary: boolean): Result<ClientFrame, Refused> {
  if (isBinary) return refuse(malformedAt(wholeFrame, { form: 'text' }))
  const read = parseJson(data.toString('utf8'))
  if (!read.ok) return read
  const named = z.safeParse(withOp, read.value)
  if (!named.success) return refuse(malformed(named.error.issues, read.value))
  const parsed = z.safeParse(clientFrames[named.data.op], read.value)
  return parsed.success ? { ok: true, value: parsed.data } : refuse(malformed(parsed.error.issues, read.value))
}

function parseJson(text: string): Result<unknown, Refused> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    return refuse(malformedAt(wholeFrame, { form: 'json' }))
  }
}
