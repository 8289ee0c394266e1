import * as z from 'zod/mini'
import { useSession } from '../api/session.ts'
import { storedText, storeText } from '../device/storage.ts'
import { storedForm } from '../device/stored-form.ts'

/**
 * In session storage, so that nothing outlives the tab: what is half filled in, by the name of its form, and whose it is.
 * When a session ends by itself it waits for the same person; it goes with a sign-out.
 */
const draftsKey = 'drafts'

const stored = z.object({ userId: z.number(), drafts: z.record(z.string(), z.unknown()) })
type Stored = z.output<typeof stored>

/** What was filled in of a form, as far as it is what the form keeps; undefined for nothing. */
export function readDraft<Kept>(name: string, kept: z.ZodMiniType<Kept>): Kept | undefined {
  return kept.safeParse(readAll()?.drafts[name]).data
}

/** Keeps of what is filled in those fields that `kept` names. */
export function keepDraft(name: string, kept: z.ZodMiniType, filled: unknown): void {
  const userId = useSession.getState().userInfo?.id
  const draft = kept.safeParse(filled)
  if (userId === undefined || !draft.success) return
  writeAll({ userId, drafts: { ...readAll()?.drafts, [name]: draft.data } })
}

/** What was filled in has been sent. */
export function forgetDraft(name: string): void {
  const all = readAll()
  if (all === undefined) return
  const { [name]: _sent, ...drafts } = all.drafts
  writeAll({ ...all, drafts })
}

export const forgetDrafts = (): void => writeAll(undefined)

/** Forgets what somebody else has filled in before in this tab. */
export function forgetStrangersDrafts(): void {
  if (readAll() === undefined) forgetDrafts()
}

/** Of the signed-in user. */
function readAll(): Stored | undefined {
  const found = storedForm(stored, storedText(draftsKey, 'tab'))
  return found?.userId === useSession.getState().userInfo?.id ? found : undefined
}

/** Where they cannot be stored a form is empty after a reload. */
function writeAll(all: Stored | undefined): void {
  const isEmpty = all === undefined || Object.keys(all.drafts).length === 0
  storeText(draftsKey, isEmpty ? undefined : JSON.stringify(all), 'tab')
}
