import { type ComponentProps, useEffect, useRef } from 'react'
import { isOver } from './is-over.ts'

const holdMs = 400
const everyMs = 80

type HoldProps = Required<
  Pick<
    ComponentProps<'button'>,
    | 'onPointerDown'
    | 'onPointerMove'
    | 'onPointerUp'
    | 'onPointerLeave'
    | 'onPointerCancel'
    | 'onContextMenu'
    | 'onClick'
  >
>

/** For a button that takes a step when it is pressed, and goes on while it is held. */
export function useHold(onStep: () => void): HoldProps {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  const step = useRef(onStep)
  useEffect(() => {
    step.current = onStep
  })
  const release = (): void => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  useEffect(() => release, [])
  const repeat = (): void => {
    held.current = true
    step.current()
    timer.current = setTimeout(repeat, everyMs)
  }
  return {
    onPointerDown() {
      held.current = false
      timer.current = setTimeout(repeat, holdMs)
    },
    onPointerMove(event) {
      if (timer.current !== undefined && !isOver(event.currentTarget, event)) release()
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu(event) {
      event.preventDefault()
    },
    onClick({ detail }) {
      // By a key there was no finger before it: the last one may have been lifted elsewhere, without a click.
      if (!held.current || detail === 0) onStep()
      held.current = false
    },
  }
}
