import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { recordsOf } from '@touchstone/domain/books/book'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { exampleHouse, type ExampleHouse } from '@touchstone/domain/examples/example-house'
import { names, randomCommand, randomFrom, settings } from '@touchstone/domain/examples/random-commands'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { Tick } from '@touchstone/domain/market/tick'
import { decimal } from '@touchstone/domain/money/decimal'
import { positionRecord } from '@touchstone/domain/positions/position'
import type { Command } from '@touchstone/domain/rulebook/nouns'

export function randomJournal(seed: number): readonly JournalRow[] {
  const random = randomFrom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item
  const house = exampleHouse(new Map([['contract:USDT', decimal('20000')]]), [settings])
  const ticks = new Map<string, Tick>()
  for (let step = 1; step <= 60; step += 1) {
    const at = fundingAt + (step - 30) * 1_000
    for (const name of names) {
      const tick = exampleTick(name, step, at - 10, String(1_000 + random(20)))
      ticks.set(name, tick)
      house.tape(tick)
    }
    const facts = { at, ticks: [...ticks.values()] }
    if (step === 30) for (const tick of facts.ticks) fund(house, tick, facts)
    else if (random(8) === 0) house.tryRun({ kind: 'close_all' }, facts)
    else house.tryRun(randomCommand({ random, pick, ticks }, house.book(), at), facts)
  }
  return house.journal()
}

/**
 * A part close leaves a shortage, for which the profit of the rest is booked at the mark: of a large part it is not enough,
 * and the rest is liquidated at the bid; of a small one it is, and the rest is closed later.
 */
export function shortJournal(part: 'large' | 'small'): readonly JournalRow[] {
  const house = exampleHouse(new Map([['contract:USDT', decimal('1000')]]))
  const run = (command: Command, sequence: number, bid: string, ask: string): void => {
    const tick = { ...exampleTick('BTC/USDT', sequence, sequence * 1_000, bid), ask: decimal(ask) }
    house.tape(tick)
    house.run(command, { at: sequence * 1_000 + 10, ticks: [tick] })
  }
  run(exampleOpening({ marginMode: 'cross', leverage: 100, quantity: decimal('1') }), 1, '40000', '40000')
  if (part === 'small') empty(house)
  const [quantity, bid] = part === 'small' ? ['0.1', '39000'] : ['0.6', '38000']
  run({ kind: 'close_position', positionId: '7-1', quantity: decimal(quantity) }, 2, bid, '42200')
  if (part === 'small') run({ kind: 'close_all' }, 3, '40100', '40100')
  return house.journal()
}

const empty = (house: ExampleHouse): void =>
  house.meddle((book) => ({ ...book, accounts: new Map([...book.accounts, ['contract:USDT', 0n]]) }))

/** An isolated position that is added to, to which margin is added, and that is closed in part and whole, and a cross one. */
export function plainJournal(): readonly JournalRow[] {
  const house = exampleHouse(new Map([['contract:USDT', decimal('10000')]]))
  let sequence = 0
  const given = (price: string, at: number) => {
    sequence += 1
    const ticks = ['BTC/USDT', 'ETH/USDT'].map((symbol, index) =>
      exampleTick(symbol, sequence, at - 10, index === 0 ? price : '3000'),
    )
    for (const tick of ticks) house.tape(tick)
    return { at, ticks }
  }
  const short = { symbol: 'ETH/USDT', direction: 'short', marginMode: 'cross', quantity: decimal('1') } as const
  house.run(exampleOpening({ quantity: decimal('0.3') }), given('90000', 1_000))
  house.run(exampleOpening(short), given('90000', 2_000))
  house.run({ kind: 'add_margin', positionId: '7-1', amount: decimal('100') }, given('90333.3', 3_000))
  const rate = decimal('0.0001')
  const funded = given('90400', fundingAt)
  house.run(
    { kind: 'settle_funding', symbol: 'BTC/USDT', fundingAt, rate },
    { ...funded, funding: { mark: decimal('90400'), sequence, rate } },
  )
  house.run({ kind: 'close_position', positionId: '7-1', quantity: decimal('0.1') }, given('90500', fundingAt + 1_000))
  house.run(exampleOpening({ quantity: decimal('0.05') }), given('90500', fundingAt + 2_000))
  house.run({ kind: 'close_all' }, given('90600.7', fundingAt + 3_000))
  return house.journal()
}

const fundingAt = 28_800_000
function fund(house: ExampleHouse, { symbol, sequence, bid: mark }: Tick, facts: { at: number; ticks: Tick[] }): void {
  if (!openIn(house).some((each) => each.symbol === symbol && each.openedAt < facts.at)) return
  const rate = decimal('0.001')
  const command = { kind: 'settle_funding', symbol, fundingAt: facts.at, rate } as const
  house.run(command, { ...facts, funding: { mark, sequence, rate } })
}

const openIn = (house: ExampleHouse) => [...recordsOf(house.book(), positionRecord).values()]

/**
 * Cross positions in both directions and an isolated one, which are added to, closed in part and liquidated, while their
 * account is emptied now and then: their profits pay for funding and for what closes lose.
 */
export function crossJournal(seed: number): readonly JournalRow[] {
  const random = randomFrom(seed)
  const house = exampleHouse(new Map([['contract:USDT', decimal('20000')]]), [settings])
  const [first = '', second = ''] = names
  const [long, short, apart] = [
    { symbol: first, direction: 'long', marginMode: 'cross' },
    { symbol: second, direction: 'short', marginMode: 'cross' },
    { symbol: first, direction: 'long', marginMode: 'isolated' },
  ] as const
  for (let step = 1; step <= 26; step += 1) {
    const at = fundingAt + (step - 13) * 1_000
    const isCrash = random(12) === 0
    const ticks = [first, second].map((name, index) => {
      const price = 1_000 + (index === 0 ? 1 : -1) * (random(90) - (isCrash ? 300 : 20))
      const tick = exampleTick(name, step, at - 10, String(price))
      return random(6) === 0 ? { ...tick, ask: decimal(String(price + 160)) } : tick
    })
    for (const tick of ticks) house.tape(tick)
    const facts = { at, ticks }
    const attempt = (command: Command): unknown => house.tryRun(command, facts)
    const add = (what: typeof long | typeof short | typeof apart, quantity: string): unknown =>
      attempt(exampleOpening({ ...what, leverage: 10, quantity: decimal(quantity) }))
    if (step === 1) for (const each of [long, short, apart]) add(each, '7.31')
    attempt({ kind: 'liquidate_cross' })
    const open = openIn(house)
    const position = open[random(open.length || 1)]
    const what = random(9)
    if (step > 6 && random(3) === 0) empty(house)
    if (step % 6 === 1) for (const tick of ticks) fund(house, tick, facts)
    else if (what < 3) add([long, short, apart][random(3)] ?? long, '1.03')
    else if (what === 3)
      attempt({ kind: 'set_leverage', symbol: first, marginMode: 'isolated', leverage: 5 + random(5) })
    else if (position !== undefined && what < 7)
      attempt({ kind: 'close_position', positionId: position.id, quantity: decimal('2.07') })
    else if (position !== undefined && what === 7) attempt({ kind: 'reverse_position', positionId: position.id })
    else if (position !== undefined)
      attempt({ kind: 'add_margin', positionId: position.id, amount: decimal('1.234567') })
    if (step === 20) {
      empty(house)
      for (const { id, marginMode } of openIn(house))
        if (marginMode === 'cross') attempt({ kind: 'close_position', positionId: id, quantity: decimal('1.01') })
    }
    if (step === 26) attempt({ kind: 'close_all' })
  }
  return house.journal()
}
