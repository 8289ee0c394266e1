import { percentText } from '../format/printed-number.ts'
import { Amount } from '../ui/Amount.tsx'
import { type SettingsColumn, text } from './settings-table.ts'

/* Columns of numbers, each of one field. */

export const figureColumn = (title: string, field: string): SettingsColumn => ({
  title,
  fields: [field],
  number: true,
  cell: ({ value }) => <span className="num">{text(value[field])}</span>,
})

export const rateColumn = (title: string, field: string): SettingsColumn => ({
  title,
  fields: [field],
  number: true,
  cell: ({ value }) => <span className="num">{percentText(text(value[field]))}</span>,
})

export const amountColumn = (title: string, field: string, places: number | 'all' = 'all'): SettingsColumn => ({
  title,
  fields: [field],
  number: true,
  cell: ({ value }) => <Amount value={text(value[field])} places={places} />,
})

/** With the currency of the entry. */
export const moneyColumn = (title: string, field: string, places: number | 'all' = 'all'): SettingsColumn => ({
  title,
  fields: [field],
  number: true,
  cell: ({ value }) => <Amount value={text(value[field])} places={places} currency={text(value['currency'])} />,
})
