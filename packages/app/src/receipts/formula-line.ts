import type { TextKey } from '../texts/text-key.ts'

/** One step of a computation: what was put in, and what came out. */
export type Line = {
  label: TextKey
  /** Of which symbol or position, where there are several. */
  of?: string
  expression: string
  /** A number with its unit, or a word. */
  result: { text: string } | { key: TextKey }
  /** What became of the last digits, or why less was taken than is due. */
  note?: TextKey
}

/** The names by which the rules call their formulas. */
export type FormulaName =
  | 'second_contract'
  | 'position_settlement'
  | 'position_opening'
  | 'exchange'
  | 'funding'
  | 'accrual'
  | 'bond_payment'
  | 'mining_output'
  | 'level'
  | 'ieo_lots'
export type Formula = { name: FormulaName; lines: readonly Line[] }

export const result = (text: string, unit?: string): { text: string } => ({
  text: unit === undefined ? text : `${text} ${unit}`,
})
