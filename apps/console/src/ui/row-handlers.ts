import type { KeyboardEvent } from 'react'

/** A row opens by a click or by Enter; the arrows go from row to row. */
export function rowHandlers(open: () => void) {
  return {
    tabIndex: 0,
    onClick: () => {
      // Whoever selects text in a row does not want to open it.
      if (globalThis.getSelection()?.toString() === '') open()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return
      const { nextElementSibling, previousElementSibling } = event.currentTarget
      const beside = { ArrowDown: nextElementSibling, ArrowUp: previousElementSibling }[event.key]
      if (event.key === 'Enter') open()
      else if (beside instanceof HTMLElement) beside.focus()
      else return
      event.preventDefault()
    },
  }
}
