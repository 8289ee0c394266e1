import { roundAt, sandboxBeacon } from '@touchstone/domain/ieo-sales/beacon'
import { drawSeed, listRoot } from '@touchstone/domain/ieo-sales/draw'
import type { SaleReplyOf } from '@touchstone/domain/ieo-sales/ieo-sale-commands'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { Submit } from './interrupted-work.ts'
import type { HeldApplication, HeldSale, SaleReader } from './read-sales.ts'
import type { SaleRules } from './sale-rules.ts'

/** A command that was not done: the rest waits. */
export class Interrupted extends Error {}

export type SaleSteps = { reader: SaleReader; rules: SaleRules; faults: string[] }

/** The work on one sale as it is now: the next command of its book, or the commands that its orders wait for. */
export function workOnSale(submit: Submit, { reader, rules, faults }: SaleSteps) {
  const { listOf, sequenceOf } = reader

  async function send(bookId: number, key: string, command: HouseCommand): Promise<void> {
    const outcome = await submit({ bookId, key, command })
    if (outcome.kind === 'refused') faults.push(`${key} was refused: ${outcome.refusal.kind}`)
    if (outcome.kind !== 'done') throw new Interrupted(key)
  }

  async function close({ bookId, product }: HeldSale, all: readonly HeldApplication[]): Promise<void> {
    const list = all.map(({ order }) => order)
    const lots = list.reduce((sum, order) => sum + order.lots, 0)
    const command = { kind: 'close_ieo', product, orders: list.length, lots, root: listRoot(list) } as const
    await send(bookId, `close-ieo:${product}`, command)
  }

  async function allotAll({ bookId, product, sale }: HeldSale, all: readonly HeldApplication[]): Promise<void> {
    const list = all.map(({ order }) => order)
    const allotment = rules.allot(list, sale.lots, sale.cap)
    await send(bookId, `allot-ieo:${product}`, { kind: 'allot_ieo', product, ...allotment })
  }

  async function give({ bookId, product }: HeldSale, all: readonly HeldApplication[]): Promise<void> {
    const { sequence: decidedIn, reply } = await sequenceOf(bookId, `allot-ieo:${product}`)
    const { part, last } = readReply(reply) as SaleReplyOf<'ieo_allotted'>
    for (const { bookId: own, order } of all)
      if (order.state === 'applied') {
        const { id: orderId } = order
        await send(own, `give-ieo:${orderId}`, { kind: 'give_ieo', orderId, decidedIn, part, last })
      }
  }

  async function draw(
    { bookId, product, sale }: HeldSale,
    all: readonly HeldApplication[],
    number: 1 | 2,
  ): Promise<void> {
    const orders = all.map(({ order }) => order)
    const beacon = sandboxBeacon(sale.round)
    const lost = orders.reduce((sum, { state, lotsWon }) => sum + (state === 'forfeited' ? lotsWon : 0), 0)
    const lots = number === 1 ? sale.lots : lost
    const among = number === 1 ? orders : rules.drawnAgain(orders)
    const upTo = rules.lastTicket(among, drawSeed(beacon, sale.root), { above: sale.upTo, lots })
    const command = { kind: 'draw_ieo', product, draw: number, beacon, lots, upTo } as const
    await send(bookId, `draw-ieo:${product}:${number}`, command)
  }

  /** Once everybody who has won has paid, or lost it. */
  async function drawAgain(held: HeldSale, all: readonly HeldApplication[]): Promise<boolean> {
    if (all.some(({ order }) => order.state === 'won')) return false
    await draw(held, all, 2)
    return true
  }

  async function award({ bookId, product, sale }: HeldSale, all: readonly HeldApplication[]): Promise<void> {
    const number = sale.draws === 1 ? 1 : 2
    const { sequence: decidedIn, reply } = await sequenceOf(bookId, `draw-ieo:${product}:${number}`)
    const { seed, above, upTo, payUntil } = readReply(reply) as SaleReplyOf<'ieo_drawn'>
    const by = { decidedIn, draw: number, seed, above, upTo, payUntil } as const
    for (const { bookId: own, order } of all)
      if (order.state === (number === 1 ? 'applied' : 'reserve')) {
        const { id: orderId } = order
        await send(own, `award-ieo:${orderId}:${number}`, { kind: 'award_ieo', orderId, ...by })
      }
  }

  async function forfeit(all: readonly HeldApplication[], now: number): Promise<void> {
    const unpaid = new Set(rules.unpaid(all.map(({ order }) => order)).map(({ id }) => id))
    for (const { bookId, order } of all)
      if (unpaid.has(order.id) && (order.payUntil ?? Infinity) <= now)
        await send(bookId, `forfeit-ieo:${order.id}`, { kind: 'forfeit_ieo', orderId: order.id })
  }

  /** Frees what was listed, or pays back what was called off. */
  async function end({ bookId, sale }: HeldSale, all: readonly HeldApplication[]): Promise<void> {
    const isListed = sale.state === 'listed'
    const row = await reader.endedIn(bookId, isListed ? 'ieo_listed' : 'ieo_called_off')
    for (const { bookId: own, order } of all) {
      const { id: orderId } = order
      if (order.state !== 'completed') continue
      if (isListed) await send(own, `release-ieo:${orderId}`, { kind: 'release_ieo', orderId, listedIn: row })
      else await send(own, `refund-ieo:${orderId}`, { kind: 'refund_ieo', orderId, calledOffIn: row })
    }
  }

  /** Where everything that was paid is delivered. */
  async function callOff({ bookId, product, sale }: HeldSale, all: readonly HeldApplication[]): Promise<boolean> {
    const owners = all.filter(({ order }) => order.state === 'completed')
    const lots = owners.reduce((sum, { order }) => sum + order.lotsWon, 0)
    if (lots !== sale.lotsGiven || all.some(({ order }) => order.state === 'won')) return false
    await send(bookId, `call-off-ieo:${product}`, { kind: 'call_off_ieo', product, lots })
    return true
  }

  /** The commands that its orders wait for, which may come after it was listed. */
  async function tell(held: HeldSale, now: number): Promise<void> {
    const { product, sale } = held
    if (sale.format === 'commitment') await give(held, await listOf(product))
    else {
      await award(held, await listOf(product))
      await forfeit(await listOf(product), now)
    }
    if (sale.state === 'listed' || sale.state === 'called_off') await end(held, await listOf(product))
  }

  /** Answers whether there may be more to do. */
  return async (held: HeldSale, now: number): Promise<boolean> => {
    const { product, sale } = held
    const isDrawn = sale.format === 'draw'
    switch (sale.state) {
      case 'none':
        return false
      case 'open':
        if (sale.closesAt > now) return false
        await close(held, await listOf(product))
        return true
      case 'closed':
        if (isDrawn && roundAt(sale.round) > now) return false
        if (isDrawn) await draw(held, await listOf(product), 1)
        else await allotAll(held, await listOf(product))
        return true
      case 'listed':
      case 'called_off':
        await tell(held, now)
        return false
      case 'given':
        await tell(held, now)
        return (sale.listBy ?? Infinity) > now ? false : callOff(held, await listOf(product))
      case 'drawn':
        await tell(held, now)
        if (sale.payUntil > now) return false
        if (sale.draws === 1) return drawAgain(held, await listOf(product))
        return (sale.listBy ?? Infinity) > now ? false : callOff(held, await listOf(product))
    }
  }
}
