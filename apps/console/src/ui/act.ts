import type { ReactNode } from 'react'
import type { Asking } from '../api/act.ts'

/** What is asked for before something is done. Every value is text; an empty one was left out. */
export type Field = {
  name: string
  label: string
  kind: 'text' | 'area' | 'amount' | 'choice' | 'choices' | 'password' | 'new_password' | 'day' | 'moment'
  optional?: boolean
  /** Stands below the field. */
  hint?: ReactNode
  /** Of a choice. */
  options?: readonly { value: string; label: string }[]
  initial?: string
  /** The most characters that are taken. */
  maximum?: number
  placeholder?: string
  /** What it has to look like, and what is said where it does not. */
  form?: { pattern: RegExp; message: string }
}

export type Values = Readonly<Record<string, string>>

/** One thing that an operator may do, and what is said before and after. */
export type Act = {
  label: string
  look?: 'primary' | 'danger' | undefined
  /** Why it cannot be done now; undefined when it can. */
  off?: string | undefined
  /** The question that is asked. */
  title: string
  /** What happens when it is confirmed. */
  consequence: ReactNode
  fields?: readonly Field[]
  /** What is said when it has been done. */
  done: string
  call: (values: Values, asking: Asking) => Promise<unknown>
  /** Shows what came of it, in place of the words. */
  onDone?: ((reply: unknown) => void) | undefined
}

/** Why, in words that are kept in the audit log. */
export const reasonField = (label: string, hint?: ReactNode): Field => ({
  name: 'reason',
  label,
  kind: 'area',
  maximum: 500,
  hint,
})

export const valueOf = (values: Values, name: string): string => (values[name] ?? '').trim()
