import type { KeyboardEvent } from 'react'

/** Opens a row by a click or Enter; the arrows go from row to row. */
export function rowHandlers(open: () => void) {
  return {
    tabIndex: 0,
    onClick: () => {
      // Selecting text in a row does not open it.
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

/** Moves the focus to the next or previous row that can be opened; to the first one if none has it. */
export function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('.open-row') ?? [])]
  const at = rows.findIndex((row) => row === document.activeElement)
  const row = at < 0 ? rows[0] : rows[at + by]
  row?.focus()
}
