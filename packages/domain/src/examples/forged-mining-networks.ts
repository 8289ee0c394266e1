import { decimal, printDecimal } from '../money/decimal.ts'
import type { Receipt, ReceiptCheckName } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { anchoredAgain } from './anchored-again.ts'
import { type Change, type Changes, retold } from './forging-bonds.ts'
import { type Forgery, forgery } from './forging-house.ts'
import { countedBy, counting, dayLie, repliedIn, saying, withArmed } from './forging-mining.ts'

type Fields = Record<string, unknown>

/** Ways in which a house could count a day of machines by another network than the one there was. */
export function forgedMiningNetworks(told: { readonly [name: string]: Receipt }): Forgery[] {
  const { mined: first, minedSecond: second } = told
  if (first === undefined || second === undefined) throw new Error('there are examples of two days')
  return [...otherFigures(first), ...otherRows(first, second)]
}

function otherFigures(honest: Receipt): Forgery[] {
  const { armed } = honest
  const prices = dayLie(honest, 'prices')
  const figures = armed ? repliedIn(armed.row) : {}
  const valueOf = (name: string) => decimal(figures[name] as string)
  const harder = printDecimal(valueOf('difficulty') + valueOf('difficulty') / 100n)
  const reward = (changed: Fields): string => {
    const of = { ...figures, ...changed } as { subsidy: string; fees: string }
    return printDecimal(decimal(of.subsidy) + decimal(of.fees))
  }
  /** The row of the network says it too, and the day is counted by it. */
  const told = (changed: Fields): Changes => ({
    armed: saying(changed),
    row: countedBy({ difficulty: { ...figures, ...changed }['difficulty'], reward: reward(changed) }),
  })
  const fromBlocks: Changes = {
    armed: saying({ source: 'blocks', difficulty: harder }),
    row: countedBy({ source: 'blocks', difficulty: harder }),
  }
  return [
    prices('counts a day by a higher difficulty than its network had', { row: countedBy({ difficulty: harder }) }),
    prices('counts a day by a lower reward than blocks brought', { row: countedBy({ reward: '3.1' }) }),
    prices('leaves the fees of the blocks out', { row: countedBy({ reward: figures['subsidy'] }) }),
    prices('makes a difficulty up in the book of the network', told({ difficulty: harder })),
    prices('makes the fees of a day up', told({ fees: '0.02' })),
    prices('makes up that blocks create less', told({ subsidy: '1.5625' })),
    prices('makes up that a halving had come', told({ height: 1_050_000, subsidy: '1.5625' })),
    prices('makes the block of a day up', told({ blockHash: '0'.repeat(64) })),
    prices('says that its figures come from blocks, and makes them up', fromBlocks),
    prices('shows figures of blocks, and says they are those of the series', {
      armed: saying({ source: 'blocks', difficulty: harder }),
      row: countedBy({ difficulty: harder }),
    }),
    prices('counts by figures of blocks that its settings do not name', {
      armed: saying({ source: 'blocks' }),
      row: countedBy({ source: 'blocks' }),
    }),
    prices('records other figures of a network than it was sent', {
      armed: ({ command }) => void (command['difficulty'] = harder),
    }),
    prices('records a day before it was over', {
      armed: ({ facts }) => void (facts['at'] = Number(figures['day']) + dayMs - 1),
    }),
    prices('records a day without the one before', { armed: saying({ previousRow: 0 }) }),
    prices('records a day of a network that there is not', { armed: saying({ network: 'other' }) }),
    prices('counts a day by a row that records nothing', {
      armed: ({ command }) => void (command['kind'] = 'make_pool'),
    }),
  ]
}

/** Rows of other days, books and networks in the place of the one that says what the day was like. */
function otherRows(first: Receipt, second: Receipt): Forgery[] {
  const { armed } = first
  const place = { networkRow: armed?.row.sequence ?? 0 }
  const before = armed ? repliedIn(armed.row) : {}
  const naming = (changed: Fields): Change => {
    return ({ facts, reply }) => {
      const { networkRow, networkBook } = { ...reply, ...changed } as Fields
      Object.assign(reply, changed)
      Object.assign(facts['networkDay'] as Fields, { row: networkRow, bookId: networkBook })
    }
  }
  const yesterday = {
    difficulty: before['difficulty'],
    reward: printDecimal(decimal(String(before['subsidy'])) + decimal(String(before['fees']))),
  }
  const lied = (
    sentence: string,
    refusedBy: ReceiptCheckName,
    forged: Receipt,
    also: readonly ReceiptCheckName[] = [],
  ): Forgery => forgery(sentence, refusedBy, { honest: second, forged, also })
  const byFirst = (change: Change): Receipt => retold(withArmed(second, armed), { row: counting(change) })
  return [
    lied('shows the network of another day', 'accepted', withArmed(second, armed), ['prices']),
    lied(
      'names and shows the network of another day',
      'prices',
      byFirst((texts) => {
        naming(place)(texts)
        Object.assign(texts.facts['networkDay'] as Fields, { ...yesterday, day: before['day'] })
      }),
    ),
    lied(
      'counts by the network of another day, and says it was that day',
      'prices',
      byFirst((texts) => {
        naming(place)(texts)
        Object.assign(texts.facts['networkDay'] as Fields, yesterday)
      }),
    ),
    lied('names the row of another day, and counts by this one', 'accepted', retold(second, { row: naming(place) }), [
      'prices',
    ]),
    lied(
      'shows the network of another day as one that was recorded for this',
      'prices',
      retold(withArmed(second, armed), {
        armed: saying({ day: repliedIn(second.journal.row)['day'] }),
        row: counting((texts) => {
          naming(place)(texts)
          Object.assign(texts.facts['networkDay'] as Fields, yesterday)
        }),
      }),
    ),
    lied('does not show what the network was like', 'accepted', { ...second, armed: null }, ['prices']),
    lied('counts by the row of another book', 'accepted', anchoredAgain(second, { armed: { bookId: 9 } }), ['prices']),
    lied(
      'counts by a fact that is of another network',
      'prices',
      retold(second, { row: ({ facts }) => void Object.assign(facts['networkDay'] as Fields, { network: 'other' }) }),
    ),
    lied(
      'counts by no figures at all',
      'prices',
      retold(second, { row: ({ facts }) => void delete facts['networkDay'] }),
      ['formula'],
    ),
  ]
}
