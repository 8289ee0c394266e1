import { canonicalText } from '../ledger/canonical.ts'
import type { Receipt, ReceiptCheckName } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { anchoredAgain } from './anchored-again.ts'
import { levelDay, levelHouse, levelReceipt } from './example-levels.ts'
import { type Forgery, forgery } from './forging-house.ts'

type Fields = Record<string, unknown>
type Texts = { command: { days: Fields[] } & Fields; facts: Fields; reply: { days: Fields[] } & Fields }

/** Ways in which a house could give somebody another level than follows from what they held. */
export function forgedLevels(): Forgery[] {
  const honest = levelReceipt()
  const lie = (
    sentence: string,
    refusedBy: ReceiptCheckName,
    change: (texts: Texts) => void,
    also: readonly ReceiptCheckName[] = [],
  ): Forgery => forgery(sentence, refusedBy, { honest, forged: changed(honest, change), also })
  const priced = (sequences: readonly [number, number]): Receipt => {
    const { house, row } = levelHouse((of) => sequences[of === levelDay ? 1 : 0])
    return house.receiptOf(row)
  }
  return [
    lie('sets a lower level than follows from the days', 'formula', ({ reply }) => {
      reply['level'] = 3
    }),
    lie('says that a day was worth less than its amounts at its prices', 'formula', ({ reply }) => {
      Object.assign(reply.days[5] ?? {}, { worth: '1000' })
      reply['level'] = 3
    }),
    lie('counts six days', 'formula', ({ command, reply }) => {
      command.days.shift()
      reply.days.shift()
    }),
    lie(
      'counts a day that is not over',
      'prices',
      ({ command, facts, reply }) => {
        for (const list of [command.days, reply.days, facts['levelCloses'] as Fields[]])
          for (const each of list) each['day'] = Number(each['day']) + dayMs
        reply['day'] = levelDay + dayMs
      },
      ['formula'],
    ),
    lie('counts an amount twice', 'formula', ({ command, reply }) => {
      const held = { amount: '1', currency: 'USDT' }
      Object.assign(command.days[0] ?? {}, { held: [held, held] })
      Object.assign(reply.days[0] ?? {}, { worth: '2' })
    }),
    lie('counts a currency that nobody has added', 'formula', ({ command }) => {
      const held = command.days[0]?.['held'] as Fields[]
      held.push({ amount: '5', currency: 'SOLAR' })
    }),
    lie('sets the level that there was', 'formula', ({ reply }) => {
      reply['before'] = 4
    }),
    forgery('values a day at a price of before its last one', 'prices', { honest, forged: priced([1, 4]) }),
    forgery('values a day at the first price after it', 'prices', { honest, forged: priced([3, 4]) }),
  ]
}

function changed(receipt: Receipt, change: (texts: Texts) => void): Receipt {
  const { row } = receipt.journal
  const texts = {
    command: JSON.parse(row.command) as Texts['command'],
    facts: JSON.parse(row.facts) as Fields,
    reply: JSON.parse(row.reply) as Texts['reply'],
  }
  change(texts)
  const written = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, canonicalText(text as never)]))
  return anchoredAgain(receipt, { row: { ...row, ...written } } as never)
}
