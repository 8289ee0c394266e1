import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { shownStrategyHash } from '@touchstone/app/investments/shown-strategy'
import { allTexts } from '@touchstone/app/texts/texts'
import type { ShownStrategy } from '@touchstone/domain/strategies/strategy-terms-hash'
import { FixedHero } from './FixedHero.tsx'
import { InvestFacts } from './InvestFacts.tsx'
import { OrderTerms } from './OrderTerms.tsx'
import { TermsCard } from './TermsCard.tsx'
import { someDetail, someOrder } from './test-product.ts'

beforeAll(allTexts)
afterEach(cleanup)

/** Of the signed terms those that are numbers. */
type Figures = Pick<ShownStrategy, 'cycleDays'> & Record<'dailyRateMin' | 'dailyRateMax' | 'exitFeeRate', string>
type Words = 'product' | 'kind' | 'rule' | 'ruleHash' | 'currency'
type Pairs = { [Name in Exclude<keyof ShownStrategy, Words>]: readonly [Figures[Name], Figures[Name]] }

const ofRule: Pairs = {
  dailyRateMin: ['-0.03', '-0.030099'],
  dailyRateMax: ['0.03', '0.030000000000000001'],
  cycleDays: [7, 8],
  exitFeeRate: ['0', '0.000099'],
}
const ofFixed: Pairs = {
  dailyRateMin: ['0.0002', '0.000199999999999999'],
  dailyRateMax: ['0.0002', '0.000200000000000001'],
  cycleDays: [7, 8],
  exitFeeRate: ['0.005', '0.005000000000000001'],
}
const fixed = { rule: 'fixed', rateKind: 'fixed', dailyRateMin: '0.0002', dailyRateMax: '0.0002' } as const
const cases = [
  ...Object.entries(ofRule).map(([name, pair]) => ({ of: 'a rule', name, pair, terms: {} })),
  ...Object.entries(ofFixed).map(([name, pair]) => ({ of: 'a fixed rate', name, pair, terms: fixed })),
]

const places: Readonly<Record<string, (changed: object) => React.ReactNode>> = {
  form: (changed) => <InvestFacts product={{ ...someDetail, ...changed }} amount="1000" isTyped={false} />,
  page: (changed) => <TermsCard product={{ ...someDetail, ...changed }} />,
  order: (changed) => <OrderTerms order={{ ...someOrder, ...changed }} />,
}
const hero = (changed: object) => <FixedHero product={{ ...someDetail, ...changed }} />
const placesOf = (changed: { rule?: string }) => [
  ...Object.values(places),
  ...(changed.rule === undefined ? [] : [hero]),
]
const textsOf = (changed: { rule?: string; [name: string]: unknown }): string[] =>
  placesOf(changed).map((place) => render(<MemoryRouter>{place(changed)}</MemoryRouter>).container.textContent)

describe('what is signed with a purchase', () => {
  it.each(cases)('is shown whole: $name of $of', ({ name, pair, terms }) => {
    const [one, other] = [
      { ...terms, [name]: pair[0] },
      { ...terms, [name]: pair[1] },
    ]
    expect(shownStrategyHash({ ...someDetail, ...one })).not.toBe(shownStrategyHash({ ...someDetail, ...other }))
    const [shown, otherwise] = [textsOf(one), textsOf(other)]
    for (const at of shown.keys()) expect(shown[at]).not.toBe(otherwise[at])
  })

  it('has its usual decimals where it has no more', () => {
    for (const text of textsOf({ dailyRateMin: '-0.030', exitFeeRate: '0.0050' })) {
      expect(text).toContain('−3.00%')
      expect(text).toContain('+3.00%')
      expect(text).toContain('0.50%')
    }
    for (const text of textsOf(fixed)) expect(text).toContain('0.02%')
  })

  it('says its last place', () => {
    for (const text of textsOf({ dailyRateMin: '-0.030099', exitFeeRate: '0.000099' })) {
      expect(text).toContain('−3.0099%')
      expect(text).toContain('0.0099%')
    }
  })
})
