import { useKeypad } from '../ui/keypad-focus.ts'

/**
 * Whether somebody is busy on the page: a field has the focus, the keypad is open, a sheet lies over the screen, or a result
 * stands in it.
 */
export function isBusy(): boolean {
  const { activeElement } = document
  return (
    useKeypad.getState().owner !== null ||
    activeElement?.matches('input, textarea, select, [contenteditable], [role="textbox"]') === true ||
    document.querySelector('[role="dialog"], [role="alertdialog"], [data-result]') !== null
  )
}
