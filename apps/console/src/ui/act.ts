import type { ReactNode } from 'react'
import type { Asking } from '../api/act.ts'

/** A field of an act. Every value is text; an optional one may be empty. */
export type Field = {
  name: string
  label: string
  kind: 'text' | 'area' | 'amount' | 'choice' | 'choices' | 'password' | 'new_password' | 'day' | 'moment'
  optional?: boolean
  /** Shown below the field. */
  hint?: ReactNode
  /** Of a choice. */
  options?: readonly { value: string; label: string }[]
  initial?: string
  /** The maximum length. */
  maximum?: number
  placeholder?: string
  /** The accepted form, and the message for anything else. */
  form?: { pattern: RegExp; message: string }
}

export type Values = Readonly<Record<string, string>>

/** Something that an operator may do. */
export type Act = {
  label: string
  /** The letter that does it while its record is open. */
  letter?: string
  look?: 'primary' | 'danger' | undefined
  /** Why it is not possible now; undefined if it is. */
  off?: string | undefined
  /** The question before it; undefined if it can be taken back and so is done at once. */
  title?: string
  /** What happens when it is confirmed; beside a button without a question it is shown on hover. */
  consequence: ReactNode
  fields?: readonly Field[]
  /** The confirmation. */
  done: string
  /** The case goes on with the same operator: the next one is not offered yet. */
  goesOn?: boolean
  call: (values: Values, asking: Asking) => Promise<unknown>
  /** Shows the result in place of the confirmation. */
  onDone?: ((reply: unknown) => void) | undefined
}

/** The reason, which the audit log keeps. */
export const reasonField = (label: string, hint?: ReactNode): Field => ({
  name: 'reason',
  label,
  kind: 'area',
  maximum: 500,
  hint,
})

export const valueOf = (values: Values, name: string): string => (values[name] ?? '').trim()

/** Several of them, by their names. */
export const valuesOf = <Name extends string>(values: Values, ...names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, valueOf(values, name)])) as Record<Name, string>
