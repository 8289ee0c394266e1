import { clsx } from 'clsx'

/** The frame of a text field; the input inside has none. */
export const fieldLook = (wrong: boolean): string =>
  clsx(
    'flex min-h-12 items-center gap-1 rounded-md border bg-surface transition-colors duration-150',
    'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-[-1px] has-[input:disabled]:bg-surface-2',
    wrong
      ? 'border-danger has-[input:focus-visible]:outline-danger'
      : 'border-border-strong has-[input:focus-visible]:outline-accent',
  )

export const inputLook =
  'min-w-0 flex-1 self-stretch bg-transparent px-3.5 py-2 text-fg outline-none! placeholder:text-fg-3 disabled:text-fg-3'
