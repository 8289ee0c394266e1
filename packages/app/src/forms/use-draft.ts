import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { forgetDraft, keepDraft, readDraft } from './drafts.ts'

type DraftOf<Kept, Fields extends Kept> = {
  /** The name of the form. */
  name: string
  /** What outlives a reload and a trip to another screen: never an image, a password or a code. */
  kept: z.ZodMiniType<Kept>
  /** Of a form that nobody has begun to fill in. */
  start: () => Fields
}

/** The fields of a form, as they were left before. `forget` once they have been sent. */
export function useDraft<Kept extends object, Fields extends Kept>({ name, kept, start }: DraftOf<Kept, Fields>) {
  const [begun] = useState<Fields>(() => ({ ...start(), ...readDraft(name, kept) }))
  const [draft, setDraft] = useState(begun)
  useEffect(() => {
    if (draft !== begun) keepDraft(name, kept, draft)
  }, [name, kept, draft, begun])
  return {
    draft,
    change: (changed: Partial<Fields>): void => {
      setDraft((before) => ({ ...before, ...changed }))
    },
    forget: (): void => {
      forgetDraft(name)
    },
  }
}
