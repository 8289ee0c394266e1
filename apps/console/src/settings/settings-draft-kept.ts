import { keep } from '@touchstone/app/device/kept'
import * as z from 'zod/mini'
import type { JsonObject } from './settings-draft.ts'

/** What an operator has changed and not yet proposed: it outlives a reload and a look at another page. */
const draft = z.object({ operator: z.string(), version: z.int(), changes: z.record(z.string(), z.json()) })

const kept = keep('console-settings-draft')

/** The draft that this operator left here; undefined where there is none, or it cannot be read. */
export function keptDraft(operator: string): { version: number; changes: JsonObject } | undefined {
  const read = z.safeParse(draft, parsed(kept.get()))
  return read.success && read.data.operator === operator ? read.data : undefined
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps what differs; nothing where nothing does. */
export function keepDraft(operator: string, version: number, changes: JsonObject): void {
  kept.set(Object.keys(changes).length === 0 ? undefined : JSON.stringify({ operator, version, changes }))
}
