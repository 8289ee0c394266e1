import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonLook, type ButtonKind, type ButtonSize } from './button-look.ts'

type LinkButtonProps = ComponentProps<typeof Link> & { kind?: ButtonKind; size?: ButtonSize; wide?: boolean }

/** Leads to another screen, and looks like a button. */
export function LinkButton({ kind = 'primary', size = 'lg', wide = false, className, ...link }: LinkButtonProps) {
  return <Link {...link} className={clsx(buttonLook(kind, size, wide), className)} />
}
