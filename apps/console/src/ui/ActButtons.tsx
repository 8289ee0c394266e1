import { useState } from 'react'
import type { Act } from './act.ts'
import { ActDialog } from './ActDialog.tsx'
import { ExplainedButton } from './ExplainedButton.tsx'

/** What can be done here, and beneath it why the rest cannot. */
export function ActButtons({ acts, quiet = false }: { acts: readonly Act[]; quiet?: boolean }) {
  // The act as it was when it was opened: what it is about may change behind the dialog.
  const [open, setOpen] = useState<Act>()
  const reasons = [...new Set(acts.flatMap(({ off }) => (off === undefined ? [] : [off])))]
  if (acts.length === 0) return null
  return (
    <div className="acts">
      <div className="acts-buttons">
        {acts.map((act) => (
          <ExplainedButton
            key={act.label}
            off={act.off}
            type={act.look === 'primary' ? 'primary' : 'default'}
            danger={act.look === 'danger'}
            onClick={() => {
              setOpen(act)
            }}
          >
            {act.label}
          </ExplainedButton>
        ))}
      </div>
      {!quiet && reasons.length > 0 && (
        <ul className="acts-reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {open !== undefined && (
        <ActDialog
          act={open}
          onClose={() => {
            setOpen(undefined)
          }}
        />
      )}
    </div>
  )
}
