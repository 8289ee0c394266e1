import { keep } from '@touchstone/app/device/kept'
import { storedForm } from '@touchstone/app/device/stored-form'
import * as z from 'zod/mini'
import type { JsonObject } from './settings-draft.ts'

/** By operator, what they have changed and not yet proposed: it outlives a reload and a look at another page. */
const drafts = z.record(z.string(), z.object({ version: z.int(), changes: z.record(z.string(), z.json()) }))
type Drafts = z.output<typeof drafts>

const kept = keep('console-settings-drafts')

const all = (): Drafts => storedForm(drafts, kept.get()) ?? {}

/** The draft that this operator left here; undefined where there is none, or it cannot be read. */
export const keptDraft = (operator: string): Drafts[string] | undefined => new Map(Object.entries(all())).get(operator)

/** Keeps what differs; nothing where nothing does. */
export function keepDraft(operator: string, version: number, changes: JsonObject): void {
  const { [operator]: _, ...others } = all()
  const next = Object.keys(changes).length === 0 ? others : { ...others, [operator]: { version, changes } }
  kept.set(Object.keys(next).length === 0 ? undefined : JSON.stringify(next))
}
