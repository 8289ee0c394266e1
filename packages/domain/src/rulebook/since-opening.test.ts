import { describe, expect, it } from 'vitest'
import { exampleOpening, exampleTransfer } from '../examples/example-commands.ts'
import { exampleTick } from '../examples/example-facts.ts'
import { exampleHouse, type ExampleHouse } from '../examples/example-house.ts'
import { exampleReceipts } from '../examples/example-receipts.ts'
import { plainReceipts } from '../examples/plain-receipts.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { decimal } from '../money/decimal.ts'
import { sharingRules } from './journals.ts'
import type { Command } from './nouns.ts'
import { firstRowFor, mayShowBefore, shownBeforeMax } from './since-opening.ts'

const [bitcoin, ether] = ['BTC/USDT', 'ETH/USDT']
const ethers = { symbol: ether, quantity: decimal('1') } as const
const stop = { price: decimal('99000'), quantity: null }
const fundingAt = 28_800_000
type Given = { fillAt?: 'command' | 'next_tick' }

/** A house whose prices stand still, so that a story is nothing but its commands. */
function openHouse() {
  const house = exampleHouse(new Map([['contract:USDT', decimal('100000')]]))
  let sequence = 0
  const given = (at: number) => {
    sequence += 1
    const ticks = [bitcoin, ether].map((symbol, index) =>
      exampleTick(symbol, sequence, at, index === 0 ? '100000' : '3000'),
    )
    for (const tick of ticks) house.tape(tick)
    return { at: at + 10, ticks }
  }
  let at = 1_000
  const run = (command: Command, more: Given = {}): JournalRow => {
    at += 1_000
    return house.run(command, { ...given(at), ...more })
  }
  const fill = (orderId: string): JournalRow => {
    at += 1_000
    const { ticks, ...rest } = given(at)
    const fillTick = ticks[0] && { ...ticks[0], sequence: ticks[0].sequence + 1, sourceAt: at + 5, receivedAt: at + 5 }
    if (fillTick !== undefined) house.tape(fillTick)
    sequence += 1
    return house.run({ kind: 'fill_market_order', orderId }, { ...rest, ticks, fillTick, fillAt: 'next_tick' })
  }
  const fund = (symbol: string): JournalRow => {
    const rate = decimal('0.0001')
    const { ticks } = given(fundingAt - 200)
    at = fundingAt
    const tick = ticks.find((each) => each.symbol === symbol)
    const funding = { mark: tick?.bid ?? 0n, sequence: tick?.sequence ?? 0, rate }
    return house.run({ kind: 'settle_funding', symbol, fundingAt, rate }, { at: fundingAt, ticks, funding })
  }
  return { house, run, fill, fund }
}
type Story = ReturnType<typeof openHouse>

const beforeOf = (house: ExampleHouse, row: JournalRow): JournalRow[] =>
  house.journal().slice((firstRowFor(row) ?? 1) - 1, row.sequence - 1)

/** Opens 7-1, lives through what happens, and closes it: whether the rows in between may be shown. */
function shown(happens: (story: Story) => void, opening = exampleOpening(), close: Command = closeFirst): boolean {
  const story = openHouse()
  story.run(opening)
  happens(story)
  const row = story.run(close)
  return mayShowBefore(row, beforeOf(story.house, row))
}
const closeFirst: Command = { kind: 'close_position', positionId: '7-1', quantity: null }
const crossOpening = exampleOpening({ marginMode: 'cross' })
const limit = { ...exampleOpening(), kind: 'place_limit_order', price: decimal('90000'), expiresAt: null } as const
const limitClose = {
  kind: 'place_limit_close',
  positionId: '7-1',
  quantity: decimal('0.1'),
  price: decimal('120000'),
  expiresAt: null,
} as const
const leverage = { kind: 'set_leverage', symbol: bitcoin, marginMode: 'isolated', leverage: 5 } as const

describe('of one position and nothing else all rows are shown', () => {
  it.each<[string, (story: Story) => void]>([
    ['its opening alone', () => undefined],
    ['that is added to', ({ run }) => run(exampleOpening())],
    [
      'whose margin, leverage and stops change',
      ({ run }) => {
        run({ kind: 'add_margin', positionId: '7-1', amount: decimal('10') })
        run({ kind: 'remove_margin', positionId: '7-1', amount: decimal('5') })
        run(leverage)
        run({ kind: 'set_stops', positionId: '7-1', takeProfit: null, stopLoss: stop })
      },
    ],
    ['of which a part was closed', ({ run }) => run({ ...closeFirst, quantity: decimal('0.05') } as Command)],
    ['that was charged funding', ({ fund }) => fund(bitcoin)],
    [
      'with a limit close that was taken back',
      ({ run }) => {
        const { sequence } = run(limitClose)
        run({ kind: 'cancel_order', orderId: `7-${sequence}` })
      },
    ],
    [
      'that is added to by an order that waits for its price',
      ({ run, fill }) => {
        const { sequence } = run(exampleOpening(), { fillAt: 'next_tick' })
        fill(`7-${sequence}`)
      },
    ],
  ])('%s', (_, happens) => {
    expect(shown(happens)).toBe(true)
  })

  it('with the order that closes it', () => {
    const { house, run, fill } = openHouse()
    run(exampleOpening())
    const { sequence } = run(closeFirst, { fillAt: 'next_tick' })
    const row = fill(`7-${sequence}`)
    expect(mayShowBefore(row, beforeOf(house, row))).toBe(true)
  })

  it('with the order that closes all there are, and names none', () => {
    const { house, run, fill } = openHouse()
    run(exampleOpening())
    const { sequence } = run({ kind: 'close_all' }, { fillAt: 'next_tick' })
    const row = fill(`7-${sequence}.0`)
    expect(mayShowBefore(row, beforeOf(house, row))).toBe(true)
  })

  it('and of two that were closed together the rows of both', () => {
    expect(shown(({ run }) => run(exampleOpening(ethers)), undefined, { kind: 'close_all' })).toBe(true)
  })

  it('what a reverse opened and later closed is shown with that reverse only where it closed it', () => {
    const { house, run } = openHouse()
    run(exampleOpening())
    const reverse = run({ kind: 'reverse_position', positionId: '7-1' })
    expect(mayShowBefore(reverse, beforeOf(house, reverse))).toBe(true)
    const last = run({ kind: 'close_position', positionId: '7-2', quantity: null })
    expect(firstRowFor(last)).toBe(2)
    expect(mayShowBefore(last, beforeOf(house, last))).toBe(false)
  })
})

describe('nothing is shown where a row in between', () => {
  it.each<[string, (story: Story) => void]>([
    ['moves money elsewhere', ({ run }) => run(exampleTransfer('1'))],
    ['opens another symbol', ({ run }) => run(exampleOpening(ethers))],
    ['opens the other direction', ({ run }) => run(exampleOpening({ direction: 'short' }))],
    ['opens another margin mode', ({ run }) => run(crossOpening)],
    ['rests another order', ({ run }) => run(limit)],
    [
      'rests an order of the same kind and cancels it',
      ({ run }) => {
        const { sequence } = run(limit)
        run({ kind: 'cancel_order', orderId: `7-${sequence}` })
      },
    ],
    [
      'accepts an order that fills nothing before the close',
      ({ run }) => run(exampleOpening(ethers), { fillAt: 'next_tick' }),
    ],
    ['sets the leverage of another margin mode', ({ run }) => run({ ...leverage, marginMode: 'cross' })],
    ['sets the leverage of another symbol', ({ run }) => run({ ...leverage, symbol: ether })],
    [
      'is of an option',
      ({ run }) =>
        run({
          kind: 'buy_second_contract',
          symbol: bitcoin,
          direction: 'rise',
          durationSeconds: 30,
          stake: decimal('10'),
        }),
    ],
  ])('%s', (_, happens) => {
    expect(shown(happens)).toBe(false)
  })

  it('looks at the price of another position, which it names', () => {
    const { house, run } = openHouse()
    run(exampleOpening({ ...ethers, marginMode: 'cross' }))
    run(crossOpening)
    const row = run({ kind: 'close_position', positionId: '7-2', quantity: null })
    const [opening] = beforeOf(house, row)
    expect(opening?.facts).toContain(ether)
    expect(mayShowBefore(row, beforeOf(house, row))).toBe(false)
  })

  it('charges funding of two positions of the symbol', () => {
    const { house, run, fund } = openHouse()
    run(exampleOpening({ direction: 'short' }))
    run(exampleOpening())
    fund(bitcoin)
    const row = run({ kind: 'close_position', positionId: '7-2', quantity: null })
    expect(mayShowBefore(row, beforeOf(house, row))).toBe(false)
  })
})

describe('of rows that are changed in one place', () => {
  const { house, run } = openHouse()
  run(exampleOpening())
  run({ kind: 'add_margin', positionId: '7-1', amount: decimal('10') })
  const row = run(closeFirst)
  const [opening, added] = beforeOf(house, row)
  if (opening === undefined || added === undefined) throw new Error('there are two rows')

  it('these are shown', () => {
    expect(mayShowBefore(row, [opening, added])).toBe(true)
  })

  it.each<[string, JournalRow[]]>([
    ['none', []],
    ['one too few at the end', [opening]],
    ['one too few at the beginning', [added]],
    ['another order', [added, opening]],
    ['one of another book', [opening, { ...added, bookId: 8 }]],
    [
      'a margin call of the whole cross account, which names nothing',
      [
        opening,
        {
          ...added,
          key: 'call:1',
          command: '{"kind":"call_margin","positionId":null}',
          reply: '{"kind":"margin_call","percent":120,"positionId":null}',
          entries: '[]',
        },
      ],
    ],
    ['a part of a row as another order', [opening, { ...added, key: 'order:7-9.1:1' }]],
    ['an unknown reply', [opening, { ...added, reply: added.reply.replace('margin_added', 'margin_lent') }]],
    ['a reply that is a word of JavaScript', [opening, { ...added, reply: '{"kind":"constructor"}' }]],
    ['a reply that is no JSON', [opening, { ...added, reply: '{' }]],
    ['an unknown command', [opening, { ...added, command: added.command.replace('add_margin', 'lend') }]],
    ['a command of another noun', [opening, { ...added, command: '{"kind":"transfer","positionId":"7-1"}' }]],
    ['another position in a new field', [opening, { ...added, reply: added.reply.replace('{', '{"and":["7-9"],') }]],
    ['another position as the name of a field', [opening, { ...added, reply: added.reply.replace('{', '{"7-9":1,') }]],
    ['facts that nobody knows', [opening, { ...added, facts: added.facts.replace('{', '{"country":"PT",') }]],
    ['another symbol among the facts', [opening, { ...added, facts: added.facts.replace(bitcoin, ether) }]],
    ['another symbol in its key', [opening, { ...added, key: `liquidate:cross:${ether}:1` }]],
    ['another position in its key', [opening, { ...added, key: 'stop:7-9:1' }]],
    ['money of another position', [opening, { ...added, entries: added.entries.replace('"7-1"', '"7-9"') }]],
    ['money of the whole book', [opening, { ...added, entries: added.entries.replace('"7-1"', '"7"') }]],
    ['entries that cannot be read', [opening, { ...added, entries: '[[]]' }]],
  ])('%s shows nothing', (_, before) => {
    expect(mayShowBefore(row, before)).toBe(false)
  })

  it('no more than there may be', () => {
    const lives = (count: number): boolean =>
      shown((story) => {
        for (let more = 0; more < count; more += 1)
          story.run({ kind: 'add_margin', positionId: '7-1', amount: decimal('1') })
      })
    expect([lives(shownBeforeMax - 1), lives(shownBeforeMax)]).toEqual([true, false])
  })

  it('a row that closes nothing, or cannot be read, has none', () => {
    expect(firstRowFor(opening)).toBeUndefined()
    expect(mayShowBefore(opening, [])).toBe(false)
    expect(mayShowBefore({ ...row, reply: '{' }, [opening, added])).toBe(false)
  })

  const examples = Object.values({ ...exampleReceipts(), ...plainReceipts() }).map(({ journal }) => journal.row)
  const kindOf = ({ reply }: JournalRow): string => (JSON.parse(reply) as { kind: string }).kind

  it.each(Object.keys(sharingRules))('a row of the kind "%s" that is of something else shows nothing', (kind) => {
    const found = examples.filter((each) => kindOf(each) === kind)
    expect(found.length).toBeGreaterThan(0)
    // All ids of the examples are of one book: this row's position is told apart by its number.
    const own = (text: string): string => text.replaceAll('7-1"', '7-1000"')
    for (const each of found) {
      const foreign = { ...each, command: own(each.command), reply: own(each.reply), entries: own(each.entries) }
      const before = [opening, { ...foreign, bookId: 7, sequence: 2 }]
      const isLeverage = kind === 'leverage_set'
      expect(mayShowBefore(row, before)).toBe(isLeverage && each.reply.includes(bitcoin) && each.entries === '[]')
    }
  })
})
