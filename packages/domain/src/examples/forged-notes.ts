import { canonicalText } from '../ledger/canonical.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { hashText } from '../ledger/hash.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import type { Receipt, ReceiptCheckName } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { accrualOf, limitedRate } from '../strategies/accrual.ts'
import { inputText } from '../strategy-rules/input-text.ts'
import { runStrategy } from '../strategy-rules/run-strategy.ts'
import { dayMs } from '../time.ts'
import { anchoredAgain } from './anchored-again.ts'
import { exampleDay, exampleInput } from './example-strategy-days.ts'
import { type Forgery, forgery } from './forging-house.ts'
import { accrualReceipts } from './product-receipts.ts'

type Fields = Record<string, unknown>
type Texts = { command: Fields; facts: { strategyDay: Fields } & Fields; reply: { order: Fields } & Fields }

/** Every way in which a house could count a day of a note in its own favour. */
export function forgedNotes(): Forgery[] {
  const receipts = accrualReceipts()
  const told = (name: string): Receipt => {
    const receipt = receipts[name]
    assert(receipt !== undefined, `there is an example ${name}`)
    return receipt
  }
  const [first, loss, cut, left] = [told('accrued'), told('accruedLoss'), told('accruedCut'), told('accruedLeft')]
  const lie = (
    sentence: string,
    refusedBy: ReceiptCheckName,
    honest: Receipt,
    change: (texts: Texts) => void,
    also: readonly ReceiptCheckName[] = [],
  ): Forgery => forgery(sentence, refusedBy, { honest, forged: counted(honest, change), also })
  const otherPrices = inputText(exampleInput('trend/1', exampleDay, 40, 10))
  return [
    lie('counts a day at half the rate that its rule gave', 'formula', first, ({ reply }) => {
      reply['rate'] = '0.001'
    }),
    lie('counts a day by another result than its rule gives', 'prices', first, ({ facts, reply }) => {
      for (const each of [facts.strategyDay, reply]) each['result'] = '0.001'
      reply['rate'] = '0.001'
    }),
    lie('says one result, and counts another', 'prices', first, ({ reply }) => {
      reply['result'] = '0.001'
      reply['rate'] = '0.001'
    }),
    forgery('shows other prices than those that it names', 'prices', {
      honest: first,
      forged: { ...first, inputs: [otherPrices] },
    }),
    forgery('names and shows other prices than those that the rule was run on', 'prices', {
      honest: first,
      forged: {
        ...counted(first, ({ facts }) => {
          facts.strategyDay['inputs'] = hashText(otherPrices)
        }),
        inputs: [otherPrices],
      },
    }),
    ...['dearer', 'half a day', 'an hour short'].map((which) => {
      const input = exampleInput('trend/1', exampleDay, 40, 20)
      const unfair = {
        ...input,
        symbols: input.symbols.map((symbol) =>
          which === 'dearer'
            ? { ...symbol, takerFee: decimal('0.01') }
            : { ...symbol, hours: symbol.hours.slice(0, which === 'half a day' ? 36 : 47) },
        ),
      }
      const [text, { rate }] = [inputText(unfair), runStrategy(unfair)]
      return forgery(`counts a day by an input that is ${which}, and runs the rule on that`, 'prices', {
        honest: first,
        forged: {
          ...counted(first, ({ facts, reply }) => {
            facts.strategyDay['inputs'] = hashText(text)
            for (const each of [facts.strategyDay, reply]) each['result'] = printDecimal(rate)
            reply['rate'] = printDecimal(limitedRate(rate, decimal('-0.03'), decimal('0.03')))
          }),
          inputs: [text],
        },
      })
    }),
    forgery('shows no prices at all', 'prices', { honest: first, forged: { ...first, inputs: [] } }),
    lie(
      'counts the next day by the prices of this one',
      'prices',
      first,
      ({ command, reply }) => {
        const day = Number(reply['day']) + dayMs
        command['day'] = day
        reply['day'] = day
        reply.order['lastDay'] = day
      },
      ['formula'],
    ),
    lie('counts a day that is not over', 'formula', loss, ({ facts }) => {
      facts['at'] = exampleDay + 2 * dayMs - 1
    }),
    lie('carries less than was left over', 'formula', first, ({ reply }) => {
      reply['keptCarry'] = '0'
    }),
    lie('carries a debt of 500 into a day', 'formula', loss, ({ reply }) => {
      reply['carryBefore'] = '-500'
    }),
    lie('begins with less than was bought', 'formula', first, ({ reply }) => {
      reply['remainingBefore'] = '500'
    }),
    lie('counts the day of another order', 'formula', first, ({ command }) => {
      command['orderId'] = '7-9'
    }),
    lie('lowers the highest rate after it was bought', 'accepted', cut, ({ reply }) => {
      reply.order['dailyRateMax'] = '0.001'
      reply['rate'] = '0.001'
    }),
    lie('holds an order on that was to be left with the day', 'formula', left, ({ reply }) => {
      Object.assign(reply.order, { state: 'held', returned: '0', exitFee: '0', endedAt: null })
    }),
    ...[null, exampleDay, exampleDay + 2 * dayMs].map((exitDay) =>
      forgery(`takes the fee of leaving with a day, and says it was asked for ${exitDay}`, 'accepted', {
        honest: left,
        forged: withOrder(left, { exitDay }),
        also: ['formula'],
      }),
    ),
    ...forgedLeaving(left),
    forgery('does not show what was bought', 'accepted', { honest: first, forged: { ...first, accepted: null } }),
  ]
}

/** Ways of taking the fee of leaving from somebody who had not asked to leave with that day. */
function forgedLeaving(honest: Receipt): Forgery[] {
  const { armed } = honest
  assert(armed !== null && armed !== undefined, 'the example shows the row that asked to leave')
  const asking = (change: (texts: Texts) => void): Receipt => {
    const texts = textsOf(armed.row)
    change(texts)
    return anchoredAgain(honest, {
      armed: {
        at: Number(texts.facts['at']),
        command: written(texts.command),
        facts: written(texts.facts),
        reply: written(texts.reply),
      },
    })
  }
  const lie = (sentence: string, forged: Receipt): Forgery => forgery(sentence, 'accepted', { honest, forged })
  return [
    lie('takes the fee from somebody who did not ask to leave', { ...honest, armed: null }),
    lie('takes the fee, and names no row in which that was asked for', withOrder(honest, { exitRow: null })),
    lie('takes the fee for a row in which the order was bought', {
      ...withOrder(honest, { exitRow: honest.accepted?.row.sequence ?? 0 }),
      armed: null,
    }),
    lie(
      'takes the fee of an order for leaving another one',
      asking(({ command, reply }) => {
        command['orderId'] = '7-9'
        reply.order['id'] = '7-9'
      }),
    ),
    lie(
      'takes the fee with a day of its own choice',
      asking(({ command, reply }) => {
        command['exitDay'] = exampleDay
        reply.order['exitDay'] = exampleDay
      }),
    ),
    lie(
      'lets somebody leave a day that was over by then',
      asking(({ facts }) => {
        facts['at'] = exampleDay + 2 * dayMs
      }),
    ),
  ]
}

/** The row with an order that says something else, and nothing else changed. */
function withOrder(receipt: Receipt, change: Fields): Receipt {
  const reply = JSON.parse(receipt.journal.row.reply) as Texts['reply']
  const told = { ...reply, order: { ...reply.order, ...change } }
  return anchoredAgain(receipt, { row: { reply: written(told) } })
}

const written = (value: unknown): string => canonicalText(value as never)

const textsOf = (row: JournalRow): Texts =>
  Object.fromEntries(
    (['command', 'facts', 'reply'] as const).map((name) => [name, JSON.parse(row[name]) as unknown]),
  ) as Texts

/** The row with something changed, and all that follows from it by the formula in order again. */
function counted(receipt: Receipt, change: (texts: Texts) => void): Receipt {
  const texts = textsOf(receipt.journal.row)
  change(texts)
  const { reply } = texts
  const valueOf = (name: string) => decimal(reply[name] as string)
  const given = { remaining: valueOf('remainingBefore'), carry: valueOf('carryBefore'), currency: 'USDT' } as const
  const { gain, loss, remaining, carry } = accrualOf(given, valueOf('rate'))
  const { keptCarry = printDecimal(carry), ...rest } = reply
  const income = printDecimal(gain - loss)
  const isFirst = reply.order['daysPaid'] === 1
  const order = {
    ...reply.order,
    remaining: printDecimal(remaining),
    carry: keptCarry,
    lastIncome: income,
    ...(isFirst ? { income } : {}),
  }
  const [kind, from, to] =
    loss > 0n ? ['strategy_loss', 'invested', 'house:transit'] : ['strategy_gain', 'house:transit', 'balance']
  const after = loss > 0n ? [printDecimal(remaining), null] : [null, printDecimal(decimal('8999') + gain)]
  const entries = [[kind, 'USDT', from, to, printDecimal(gain + loss), order['id' as never] as string, ...after]]
  return anchoredAgain(receipt, {
    row: {
      at: Number(texts.facts['at']),
      command: written(texts.command),
      facts: written(texts.facts),
      reply: written({ ...rest, order }),
      entries: written(gain + loss === 0n ? [] : entries),
    },
  })
}
