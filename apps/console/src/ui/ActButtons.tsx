import { App } from 'antd'
import { use, useEffect, useRef, useState } from 'react'
import type { Act } from './act.ts'
import { ActButton, type ActResult } from './ActButton.tsx'
import { ActDialog } from './ActDialog.tsx'
import { CaseContext } from './case-context.ts'

type ActButtonsProps = {
  acts: readonly Act[]
  /** In a table or among tools: without reasons, and the result is a notice. */
  quiet?: boolean
}

/** The possible acts, why others are not possible, and the result right beside them. */
export function ActButtons({ acts, quiet = false }: ActButtonsProps) {
  // The act as it was when it was opened: its record may change behind the dialog.
  const [open, setOpen] = useState<Act>()
  const [result, setResult] = useState<ActResult>()
  const { message } = App.useApp()
  const onCase = use(CaseContext)
  const { place, remember } = useFocusBack(open !== undefined)
  const reasons = [...new Set(acts.flatMap(({ off }) => (off === undefined ? [] : [off])))]
  if (acts.length === 0 && result === undefined) return null

  function finish(act: Act, reply: unknown): void {
    setOpen(undefined)
    setResult(undefined)
    if (act.onDone !== undefined) act.onDone(reply)
    else if (onCase !== undefined) onCase(act)
    else if (quiet) void message.success(act.done)
    else setResult({ text: act.done, isFault: false })
  }
  function fail(text: string): void {
    if (quiet) void message.error(text)
    else setResult({ text, isFault: true })
  }
  return (
    <div ref={place} tabIndex={-1} className="acts">
      {result !== undefined && (
        <p role={result.isFault ? 'alert' : 'status'} className={result.isFault ? 'acts-fault' : 'acts-done'}>
          {result.text}
        </p>
      )}
      {acts.length > 0 && (
        <div className="acts-buttons">
          {acts.map((act) => (
            <ActButton
              key={act.label}
              act={act}
              hasLetter={onCase !== undefined}
              onAsk={() => {
                remember()
                setOpen(act)
              }}
              onDone={(reply) => {
                finish(act, reply)
              }}
              onFailed={fail}
            />
          ))}
        </div>
      )}
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
          onDone={(reply) => {
            finish(open, reply)
          }}
          onClose={() => {
            setOpen(undefined)
          }}
        />
      )}
    </div>
  )
}

/** A closed dialog gives the focus back to what opened it, or to what stands around it where that is gone. */
function useFocusBack(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    const { current } = opener
    if (isOpen || current === null) return
    opener.current = null
    const back = current.isConnected ? current : place.current
    if (document.activeElement === document.body && back instanceof HTMLElement) back.focus({ preventScroll: true })
  }, [isOpen])
  return {
    place,
    remember: (): void => {
      opener.current = document.activeElement
    },
  }
}
