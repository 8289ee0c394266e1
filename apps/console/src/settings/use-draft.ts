import { useState } from 'react'
import { useOperator } from '../api/operator.ts'
import { changesBetween, type JsonObject, withChanges } from './settings-draft.ts'
import { keepDraft, keptDraft } from './settings-draft-kept.ts'

type Draft = {
  draft: JsonObject
  /** What differs from the newest version. */
  changes: JsonObject
  setDraft: (draft: JsonObject) => void
  discard: () => void
  /** The version that it was begun on, where a newer one came since; it is put on top of that. */
  begunOn: number | undefined
}

/** What this operator changed of the newest version and did not propose yet: it is kept on this device until then. */
export function useDraft(newest: { version: number; settings: JsonObject }): Draft {
  const { id } = useOperator()
  const [left] = useState(() => keptDraft(id))
  const [draft, setDraft] = useState(() => withChanges(newest.settings, left?.changes ?? {}))
  const [version, setVersion] = useState(left?.version ?? newest.version)
  const changes = changesBetween(newest.settings, draft)
  return {
    draft,
    changes,
    setDraft(next) {
      setDraft(next)
      keepDraft(id, version, changesBetween(newest.settings, next))
    },
    discard() {
      setDraft(newest.settings)
      setVersion(newest.version)
      keepDraft(id, newest.version, {})
    },
    begunOn: version === newest.version ? undefined : version,
  }
}
