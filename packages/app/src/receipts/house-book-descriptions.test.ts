import { houseBookReceipts } from '@touchstone/domain/examples/product-receipts'
import { defaultInvestments } from '@touchstone/domain/settings/default-investments'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Investments } from '@touchstone/domain/settings/investments'
import { settingsText } from '@touchstone/domain/settings/settings-text'
import { expect, it } from 'vitest'
import { describeReceipt } from './description.ts'

const receipts = houseBookReceipts()

/** What a receipt of a pool says under some settings, of a product of theirs; times are left out. */
function said(name: string, investments: Investments, product = 'trend-7'): string[] {
  const receipt = receipts[name]
  if (receipt === undefined) throw new Error(`no example ${name}`)
  const { row } = receipt.journal
  const of = (text: string): string => text.replaceAll('trend-7', product)
  const journal = { ...receipt.journal, row: { ...row, command: of(row.command), reply: of(row.reply) } }
  const settings = settingsText({ ...defaultSettings, investments })
  const description = describeReceipt({ ...receipt, journal, settings })
  return (description?.story.facts ?? []).flatMap(({ value }) =>
    value.as === 'money' ? [`${value.value} ${value.currency}`] : value.as === 'text' ? [value.text] : [],
  )
}

const { miners: _, ...beforeMachines } = defaultInvestments

it('a sale says its currency where it is of a strategy, and none where it is of machines or of nothing that is known', () => {
  expect(said('saleOpened', defaultInvestments)).toEqual(['trend-7', '250 USDT', '52.5 USDT'])
  expect(said('saleOpened', beforeMachines)).toEqual(['trend-7', '250 USDT', '52.5 USDT'])
  expect(said('saleOpened', defaultInvestments, 'northforge-n200-30')).toEqual(['northforge-n200-30', '250', '52.5'])
  expect(said('saleOpened', defaultInvestments, 'gone-1')).toEqual(['gone-1', '250', '52.5'])
})

it('a share that is free again has a currency where it can be of no machine', () => {
  expect(said('shareReturned', beforeMachines)).toEqual(['100 USDT'])
  expect(said('shareReturned', { ...beforeMachines, miners: [] })).toEqual(['100'])
  expect(said('shareReturned', defaultInvestments)).toEqual(['100'])
})
