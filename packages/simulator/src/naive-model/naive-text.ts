import { num, type Num } from './numbers.ts'

/** A part of the stored text of the settings. */
export type Text = { [field: string]: unknown }

export const field = (text: unknown, name: string): unknown => (text as Text)[name]
export const value = (text: unknown, name: string): Num => num(String(field(text, name)))
export const numOrNull = (each: unknown): Num | null => (typeof each === 'string' ? num(each) : null)
