import { describe, expect, it } from 'vitest'
import { having } from '../books/book.ts'
import type { Decided, Reply } from '../books/decision.ts'
import { openBondBooks } from '../examples/example-bonds.ts'
import type { openBooks } from '../examples/example-books.ts'
import { openIeoBooks } from '../examples/example-ieo.ts'
import { openMining } from '../examples/example-mining.ts'
import { openProducts } from '../examples/example-products.ts'
import { exampleDay } from '../examples/example-strategy-days.ts'
import { levelPart } from '../levels/book-level.ts'
import { decimal } from '../money/decimal.ts'
import type { Command, Refusal } from '../rulebook/nouns.ts'
import type { CountryFeature, Settings } from '../settings/settings.ts'

const usdt = (text: string) => decimal(text)
const standing = { country: 'XX' }
const needsLevel = { levelLimit: 2 }
const notOffered = { kind: 'not_offered_in_country', country: 'XX' }
const levelTooLow = { kind: 'vip_level_too_low', level: 1, needed: 2 }
const without = (feature: CountryFeature): Settings['countries'] =>
  new Map([['XX', { off: [feature], leverageMax: null, stakeMax: null }]])

/** Somebody at VIP level 2 in a country that has rules, and a product that asks for that level. */
type Shop = {
  books: Pick<ReturnType<typeof openBooks>, 'book' | 'put' | 'hold' | 'govern' | 'run' | 'total' | 'house'>
  settings: Settings
  person: number
  buy: () => Decided<Reply, Refusal>
  /** Of all orders of the person, open ones. */
  orders: () => { id: string; state: string }[]
  /** Takes the order back. */
  undoing: (orderId: string) => Command
}

const shops: readonly [feature: CountryFeature, open: () => Shop][] = [
  [
    'strategies',
    () => {
      const books = openProducts({ standing, terms: needsLevel })
      const { settings, persons } = books
      const [person = 0] = persons
      const buy = () => books.tryBuy(person, usdt('100'))
      const undoing = (orderId: string) => ({ kind: 'cancel_strategy', orderId }) as const
      return { books, settings, person, buy, orders: () => books.ordersOf(person), undoing }
    },
  ],
  [
    'mining',
    () => {
      const books = openMining({ standing, terms: needsLevel })
      const { settings, persons } = books
      const [person = 0] = persons
      const undoing = (orderId: string) => ({ kind: 'cancel_miner', orderId }) as const
      return {
        books,
        settings,
        person,
        buy: () => books.tryBuy(person, 2),
        orders: () => books.ordersOf(person),
        undoing,
      }
    },
  ],
  [
    'bonds',
    () => {
      const books = openBondBooks({ standing, terms: needsLevel })
      const { settings, holders } = books
      const [person = 0] = holders
      const undoing = (orderId: string) => ({ kind: 'withdraw_bond', orderId }) as const
      return {
        books,
        settings,
        person,
        buy: () => books.trySubscribe(person, 3),
        orders: () => books.ordersOf(person),
        undoing,
      }
    },
  ],
]

function opened(open: () => Shop) {
  const shop = open()
  const { books, settings, person } = shop
  const atLevel = (level: number): void =>
    books.put(person, { parts: { ...books.book(person).parts, ...having(levelPart, { level, day: exampleDay }) } })
  atLevel(2)
  return {
    ...shop,
    atLevel,
    switchOff: (feature: CountryFeature) => books.govern({ ...settings, countries: without(feature) }),
    refusalOf: (): Refusal | undefined => {
      const decided = shop.buy()
      return decided.ok ? undefined : decided.refusal
    },
  }
}

const changes: readonly [
  name: string,
  refusal: object,
  (shop: ReturnType<typeof opened>, feature: CountryFeature) => void,
][] = [
  ['a country that is switched off', notOffered, (shop, feature) => shop.switchOff(feature)],
  ['a level that is lost', levelTooLow, (shop) => shop.atLevel(1)],
]

describe.each(shops)('of %s', (feature, open) => {
  describe.each(changes)('%s', (_, refusal, change) => {
    it('between request and grant takes nothing from who has asked, and lets nobody ask again', () => {
      const shop = opened(open)
      const total = shop.books.total()
      shop.books.hold(true)
      expect(shop.buy().ok).toBe(true)
      expect(shop.orders()).toMatchObject([{ state: 'requested' }])
      change(shop, feature)
      expect(shop.refusalOf()).toEqual(refusal)
      shop.books.hold(false)
      const [order] = shop.orders()
      expect(['held', 'subscribed']).toContain(order?.state)
      expect(shop.refusalOf()).toEqual(refusal)
      expect([shop.orders().length, shop.books.house('transit'), shop.books.total()]).toEqual([1, 0n, total])
    })

    it('locks nobody in: what was bought before can be taken back', () => {
      const shop = opened(open)
      shop.buy()
      const [order] = shop.orders()
      change(shop, feature)
      expect(shop.books.run(shop.person, shop.undoing(order?.id ?? '')).ok).toBe(true)
      expect(shop.orders()).toEqual([])
    })
  })

  it('the switch of another product changes nothing', () => {
    const shop = opened(open)
    for (const [other] of shops) {
      if (other === feature) continue
      shop.switchOff(other)
      expect(shop.refusalOf()).toBe(undefined)
    }
  })
})

describe('of first sales of tokens', () => {
  const terms = { ...needsLevel, format: 'draw', depositRate: decimal('0.1') } as const

  function applied() {
    const sale = openIeoBooks({ standing, level: 2, terms })
    const [ann = 0, ben = 0] = sale.applicants
    return { ...sale, ann, ben, orderId: sale.apply(ann, 3) }
  }
  type Sale = ReturnType<typeof applied>
  const switchOff = (sale: Sale): void => sale.govern({ ...sale.settings, countries: without('ieo') })
  function loseLevels(sale: Sale): void {
    for (const id of [sale.ann, sale.ben])
      sale.put(id, { parts: { ...sale.book(id).parts, ...having(levelPart, { level: 1, day: exampleDay }) } })
  }

  it.each([
    ['a country that is switched off', switchOff, notOffered, notOffered],
    // Who may apply is asked when somebody applies: more lots are still theirs to ask for.
    ['a level that is lost', loseLevels, levelTooLow, undefined],
  ])('%s lets nobody apply, and takes nothing from who has applied', (_, change, refusal, ofMoreLots) => {
    const sale = applied()
    change(sale)
    const late = sale.tryApply(sale.ben, 1)
    expect(late.ok ? undefined : late.refusal).toEqual(refusal)
    const { ann, orderId } = sale
    const raised = sale.run(ann, { kind: 'change_ieo', orderId, lots: 4 })
    expect(raised.ok ? undefined : raised.refusal).toEqual(ofMoreLots)
    sale.done(ann, { kind: 'change_ieo', orderId, lots: 2 })
    sale.close()
    sale.draw(1, sale.list())
    sale.done(ann, { kind: 'pay_ieo', orderId })
    expect(sale.held(ann, 'frozen', 'LMN')).toBe(decimal('50'))
  })

  it.each([
    ['a country that is switched off', switchOff],
    ['a level that is lost', loseLevels],
  ])('%s locks nobody in: an application can be taken back', (_, change) => {
    const sale = applied()
    change(sale)
    sale.done(sale.ann, { kind: 'withdraw_ieo', orderId: sale.orderId })
    expect(sale.held(sale.ann, 'balance')).toBe(decimal('10000'))
  })
})
