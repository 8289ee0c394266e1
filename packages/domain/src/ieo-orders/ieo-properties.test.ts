import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openIeoBooks } from '../examples/example-ieo.ts'
import { decimal } from '../money/decimal.ts'

const wishes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 })
/** A sale for those of VIP level 2, and people of a level. */
const needsLevel = (level: number) => ({ level, terms: { levelLimit: 2 } })
const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)

/** Nothing is under way, and no money was made or lost. */
function isClean(sale: ReturnType<typeof openIeoBooks>, total: bigint): boolean {
  return sale.house('transit') === 0n && sale.total() === total
}

describe('a sale in which everybody gets the same part', () => {
  it('gives out all lots that are asked for within the cap, for what they cost, and nothing else moves', () => {
    let short = 0
    fc.assert(
      fc.property(wishes, (lots) => {
        const sale = openIeoBooks({ people: lots.length })
        const total = sale.total()
        lots.forEach((each, index) => sale.apply(sale.applicants[index] ?? 0, each))
        sale.close()
        const got = sale.give()
        const wanted = sum(lots.map((each) => Math.min(each, sale.terms.cap)))
        short += Number(wanted > sale.terms.lots)
        sale.listToken()
        const cost = BigInt(sum(got)) * sale.terms.lotPrice
        const tokens = sale.applicants.reduce((all, id) => all + sale.held(id, 'balance', 'LMN'), 0n)
        return (
          sum(got) === Math.min(wanted, sale.terms.lots) &&
          sale.held(5, 'proceeds') === cost &&
          tokens === BigInt(sum(got)) * sale.terms.lotTokens &&
          sale.applicants.every((id) => sale.held(id, 'frozen') === 0n && sale.held(id, 'frozen', 'LMN') === 0n) &&
          isClean(sale, total)
        )
      }),
      { seed: 21, numRuns: 60 },
    )
    expect(short).toBeGreaterThan(20)
  })
})

describe('a sale that draws', () => {
  it('gives each lot once, takes back what is not paid, and draws that once more', () => {
    let again = 0
    fc.assert(
      fc.property(wishes, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (wished, pays) => {
        const sale = openIeoBooks({ people: wished.length, terms: { format: 'draw' } })
        const total = sale.total()
        const lots = wished.map((each) => Math.min(each, sale.terms.cap))
        lots.forEach((each, index) => sale.apply(sale.applicants[index] ?? 0, each))
        const all = sale.list()
        sale.close()
        sale.draw(1, all)
        const won = sum(sale.list().map((order) => order.lotsWon))
        const lost = sale.payAll((id) => pays[id - (sale.applicants[0] ?? 0)] ?? true)
        sale.draw(2, all, lost)
        const second = sum(sale.list().flatMap((order) => (order.state === 'won' ? order.lotsWon : [])))
        again += Number(second > 0)
        sale.payAll()
        sale.listToken()
        const given = won - lost + second
        return (
          won === Math.min(sum(lots), sale.terms.lots) &&
          second <= lost &&
          sale.sale().lotsGiven === given &&
          sale.held(5, 'proceeds') === BigInt(given) * sale.terms.lotPrice &&
          sale.applicants.every((id) => sale.held(id, 'frozen') === 0n) &&
          isClean(sale, total)
        )
      }),
      { seed: 22, numRuns: 60 },
    )
    expect(again).toBeGreaterThan(5)
  })
})

describe('a sale whose token nobody lists in time', () => {
  it.each(['commitment', 'draw'] as const)('gives all money and all tokens back, by %s', (format) => {
    let bought = 0
    fc.assert(
      fc.property(wishes, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (wished, pays) => {
        const sale = openIeoBooks({ people: wished.length, terms: { format } })
        const [total, tokens] = [sale.total(), sale.held(5, 'escrow', 'LMN')]
        wished.forEach((each, index) => sale.apply(sale.applicants[index] ?? 0, Math.min(each, sale.terms.cap)))
        const all = sale.list()
        sale.close()
        if (format === 'commitment') sale.give()
        else {
          sale.draw(1, all)
          const lost = sale.payAll((id) => pays[id - (sale.applicants[0] ?? 0)] ?? true)
          sale.draw(2, all, lost)
          sale.payAll()
        }
        bought += sale.sale().lotsGiven
        sale.callOff()
        return (
          sale.applicants.every(
            (id) =>
              sale.held(id, 'balance') === decimal('10000') &&
              sale.held(id, 'frozen') === 0n &&
              sale.held(id, 'frozen', 'LMN') === 0n,
          ) &&
          sale.held(5, 'proceeds') === 0n &&
          sale.held(5, 'escrow', 'LMN') === tokens &&
          sale.sale().lotsGiven === 0 &&
          isClean(sale, total)
        )
      }),
      { seed: 23, numRuns: 50 },
    )
    expect(bought).toBeGreaterThan(1_000)
  })
})

describe('an application', () => {
  it('can be raised, lowered and withdrawn before the close, and not after', () => {
    const sale = openIeoBooks()
    const [ann = 0, ben = 0] = sale.applicants
    const orderId = sale.apply(ann, 10)
    expect(sale.held(ann, 'frozen')).toBe(decimal('100'))
    sale.done(ann, { kind: 'change_ieo', orderId, lots: 15 })
    expect([sale.held(ann, 'frozen'), sale.held(ann, 'balance')]).toEqual([decimal('150'), decimal('9850')])
    sale.done(ann, { kind: 'change_ieo', orderId, lots: 4 })
    expect(sale.held(ann, 'frozen')).toBe(decimal('40'))
    const taken = sale.apply(ben, 1)
    sale.done(ben, { kind: 'withdraw_ieo', orderId: taken })
    expect(sale.held(ben, 'balance')).toBe(decimal('10000'))
    expect(sale.refused(ben, { kind: 'withdraw_ieo', orderId: taken })).toEqual({ kind: 'order_not_found' })
    const again = sale.apply(ben, 2)
    sale.goTo(sale.sale().closesAt)
    expect(sale.refused(ann, { kind: 'change_ieo', orderId, lots: 5 })).toEqual({ kind: 'ieo_closed' })
    expect(sale.refused(ben, { kind: 'withdraw_ieo', orderId: again })).toEqual({ kind: 'ieo_closed' })
  })

  it.each([
    ['twice', {}, 1, { kind: 'ieo_applied_before' }],
    ['for no lots', {}, 0, { kind: 'lots_not_positive' }],
    ['for half a lot', {}, 1.5, { kind: 'lots_not_positive' }],
    ['for more than one has', {}, 1_001, { kind: 'balance_too_small', currency: 'USDT', available: decimal('10000') }],
    ['for more than one can be drawn', { terms: { format: 'draw' } }, 41, { kind: 'lots_above_cap', maximum: 40 }],
    ['unidentified', { standing: { identityLevel: 0 } }, 1, { kind: 'identity_level_too_low', level: 0, needed: 1 }],
    ['below its VIP level', needsLevel(1), 1, { kind: 'vip_level_too_low', level: 1, needed: 2 }],
    ['below any VIP level', needsLevel(0), 1, { kind: 'vip_level_too_low', level: 0, needed: 2 }],
  ] as const)('is not made %s', (name, given, lots, refusal) => {
    const sale = openIeoBooks(given)
    const [ann = 0] = sale.applicants
    if (name === 'twice') sale.apply(ann, 1)
    const decided = sale.tryApply(ann, lots)
    expect(decided.ok ? undefined : decided.refusal).toEqual(refusal)
  })

  it('is made at its VIP level', () => {
    const sale = openIeoBooks(needsLevel(2))
    expect(sale.tryApply(sale.applicants[0] ?? 0, 1).ok).toBe(true)
  })

  it('is neither paid early nor late, nor twice', () => {
    const sale = openIeoBooks({ people: 1, terms: { format: 'draw' } })
    const [ann = 0] = sale.applicants
    const orderId = sale.apply(ann, 3)
    expect(sale.refused(ann, { kind: 'pay_ieo', orderId })).toEqual({ kind: 'order_not_found' })
    sale.close()
    sale.draw(1, sale.list())
    expect(sale.refused(ann, { kind: 'forfeit_ieo', orderId })).toEqual({ kind: 'not_due' })
    sale.done(ann, { kind: 'pay_ieo', orderId })
    expect(sale.refused(ann, { kind: 'pay_ieo', orderId })).toEqual({ kind: 'nothing_to_pay' })
    expect(sale.held(ann, 'frozen', 'LMN')).toBe(decimal('75'))
    const late = openIeoBooks({ people: 1, terms: { format: 'draw' } })
    const other = late.apply(ann, 3)
    late.close()
    late.draw(1, late.list())
    late.goTo(late.sale().payUntil)
    expect(late.refused(ann, { kind: 'pay_ieo', orderId: other })).toEqual({ kind: 'nothing_to_pay' })
  })
})
