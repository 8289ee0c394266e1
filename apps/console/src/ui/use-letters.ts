import { useEffect, useEffectEvent } from 'react'

const typingRoles = new Set(['combobox', 'textbox', 'searchbox', 'spinbutton'])

/** Whether a key belongs to what has the focus: a field takes letters itself. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const role = target.getAttribute('role')
  if (role !== null && typingRoles.has(role)) return true
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement || target.isContentEditable
}

/** A question over the page takes the keys. */
const isAsking = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('.ant-modal-wrap')].some(({ style }) => style.display !== 'none')

/**
 * Calls what a letter stands for while this is on the page. Letters are lower case; a held Ctrl, Alt or Meta leaves them to
 * the browser, and a text field or an open question to itself.
 */
export function useLetters(letters: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
    const act = letters[event.key.toLowerCase()]
    if (act === undefined || isTyping(event.target) || isAsking()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      onKey(event)
    }
    globalThis.addEventListener('keydown', listen)
    return () => {
      globalThis.removeEventListener('keydown', listen)
    }
  }, [])
}
