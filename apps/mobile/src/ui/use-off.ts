import { type ComponentProps, useState } from 'react'

type ButtonProps = Pick<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'onClick' | 'onFocus' | 'onBlur'>

/**
 * What turns a button off without taking the focus from it: browsers drop the focus of a disabled element, and whoever
 * works with the keyboard or a screen reader would stand at the top of the page. It is disabled once they have left it.
 */
export function useOff(isOff: boolean, { onClick, onFocus, onBlur }: Omit<ButtonProps, 'disabled'>): ButtonProps {
  const [isFocused, setFocused] = useState(false)
  return {
    disabled: isOff && !isFocused,
    'aria-disabled': isOff,
    onFocus(event) {
      setFocused(true)
      onFocus?.(event)
    },
    onBlur(event) {
      // It stays the page's active element where the whole window loses the focus.
      setFocused(document.activeElement === event.currentTarget)
      onBlur?.(event)
    },
    onClick(event) {
      // A form must not be submitted by it either.
      if (isOff) event.preventDefault()
      else onClick?.(event)
    },
  }
}
