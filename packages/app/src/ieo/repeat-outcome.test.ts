import { describe, expect, it } from 'vitest'
import { answerRepeat } from './repeat-question.ts'
import { repeatOutcome } from './repeat-outcome.ts'
import { allottedOf, applicationsOf, drawnOf, someDraw, someDrawOrder, someIeoOrder, someSale } from './test-sale.ts'

const other = 'ab'.repeat(32)

describe('a sale by commitment', () => {
  const list = applicationsOf(40, (index) => 7 + ((index * 37) % 90))
  const { outcome, allotted, sale, lotsWon } = allottedOf(someSale, list)
  const mine = { ...someIeoOrder, lots: list[1]?.lots ?? 0, lotsWon, state: 'completed' as const }

  it('comes to the same part, and to the same lots of one’s own', () => {
    const repeated = repeatOutcome({ sale, outcome, mine })
    expect(repeated).toMatchObject({ is: 'same', differences: [], isDecided: true, applications: 40, lotsWon })
    expect(repeated.root).toBe(outcome.root)
    expect(repeatOutcome({ sale, outcome, mine: null })).toMatchObject({ is: 'same', lotsWon: null })
  })

  it.each([
    ['another root', { ...outcome, root: other }, mine, ['list']],
    ['an application less', { ...outcome, list: list.slice(1) }, mine, ['list', 'orders', 'lotsApplied', 'part']],
    ['an own application that is not there', outcome, { ...mine, id: '99-1' }, ['listed']],
    ['other lots of one’s own', outcome, { ...mine, lots: mine.lots + 1 }, ['listed']],
    ['too few lots won', outcome, { ...mine, lotsWon: lotsWon - 1 }, ['lotsWon']],
    ['another part', { ...outcome, allotted: { ...allotted, part: '0.5' } }, mine, ['part']],
    ['another last one', { ...outcome, allotted: { ...allotted, last: null } }, mine, ['last']],
  ])('names %s', (_, given, own, differing) => {
    const { is, differences } = repeatOutcome({ sale, outcome: given, mine: own })
    expect([is, differences.map(({ what }) => what)]).toEqual(['different', expect.arrayContaining(differing)])
  })

  it('compares the list alone before the decision, and nothing that the order does not show yet', () => {
    const undecided = { ...outcome, allotted: null }
    const waiting = { ...mine, lotsWon: 0, state: 'applied' as const }
    expect(repeatOutcome({ sale, outcome: undecided, mine: waiting })).toMatchObject({ is: 'same', isDecided: false })
    expect(repeatOutcome({ sale, outcome, mine: waiting })).toMatchObject({ is: 'same', isDecided: true })
  })

  it('ignores an application that was taken back', () => {
    expect(repeatOutcome({ sale, outcome, mine: { ...mine, id: '99-1', state: 'withdrawn' } }).is).toBe('same')
  })
})

describe('a draw', () => {
  const list = applicationsOf(60, (index) => 1 + (index % 5))
  const { outcome, sale, won } = drawnOf(someDraw, list)
  const applied = list[1] ?? { id: '', lots: 0 }
  const mine = { ...someDrawOrder, ...applied, lotsWon: won(applied), state: 'won' as const }

  it('comes to the same seed and tickets, and to the place of each own lot', () => {
    const repeated = repeatOutcome({ sale, outcome, mine })
    expect(repeated).toMatchObject({ is: 'same', isDecided: true, seed: outcome.draws[0]?.seed })
    expect(repeated.ownLots.map(({ lot }) => lot)).toEqual([1, 2])
    expect(repeated.ownLots.filter(({ hasWon }) => hasWon)).toHaveLength(mine.lotsWon)
    for (const { place, hasWon } of repeated.ownLots) expect(hasWon).toBe(place <= sale.lots)
  })

  it('draws once more among those who have won nothing', () => {
    const again = drawnOf(someDraw, list, 9)
    const one = again.reserve.find((each) => again.won(each) > 0) ?? applied
    const own = { ...someDrawOrder, ...one, lotsWon: again.won(one), state: 'won' as const }
    const repeated = repeatOutcome({ sale: again.sale, outcome: again.outcome, mine: own })
    expect(repeated).toMatchObject({ is: 'same', lotsWon: again.won(one) })
    // In reserve: the order does not show the second draw yet.
    const waiting = { ...own, lotsWon: 0, state: 'reserve' as const }
    expect(repeatOutcome({ sale: again.sale, outcome: again.outcome, mine: waiting }).is).toBe('same')
  })

  it.each([
    ['another beacon', { beacon: other }, ['beacon']],
    ['another seed', { seed: other }, ['seed']],
    ['more lots', { lots: 51 }, ['lots']],
    ['another last ticket', { upTo: other }, ['tickets']],
  ])('names %s', (_, changed, differing) => {
    const draws = outcome.draws.map((draw) => ({ ...draw, ...changed }))
    const { is, differences } = repeatOutcome({ sale, outcome: { ...outcome, draws }, mine })
    expect([is, differences.map(({ what }) => what)]).toEqual(['different', differing])
  })

  it('says how long ten thousand lots took', async () => {
    const many = applicationsOf(2_000, () => 5)
    const large = drawnOf({ ...someDraw, lots: 1_000 }, many)
    const given = { sale: large.sale, outcome: large.outcome, mine: null }
    const times = [1_000, 1_250]
    const repeated = await answerRepeat({ ask: 'outcome', given }, () => times.shift() ?? 0)
    expect(repeated).toMatchObject({ is: 'same', lots: 10_000, tookMs: 250 })
  })
})

it('knows a file by its hash', async () => {
  const hash = await answerRepeat({ ask: 'hash', bytes: new TextEncoder().encode('abc') })
  expect(hash).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
