import { markOf } from '../market/tick.ts'
import { decimal } from '../money/decimal.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { bitcoin, type Forgery, forgery, hour, house, knownBook, opening, taped } from './forging-house.ts'

const published = { rate: '0.0001', fundingAt: 8 * hour }

/** Funding that the house settles by settings of its own, and shows beside those that it has published. */
function funded({ rate, fundingAt }: typeof published) {
  const of = house()
  const start = of.book()
  of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
  const last = taped(of, 2, fundingAt - 200, '90000')
  taped(of, 3, fundingAt + 300, '90000')
  const terms = [...defaultSettings.symbols.values()].map((each) => ({ ...each, fundingRate: decimal(rate) }))
  const settings = {
    ...defaultSettings,
    symbols: new Map(terms.map((each) => [each.symbol, each])),
    fundingEveryMs: fundingAt,
  }
  const row = of.run(
    { kind: 'settle_funding', symbol: bitcoin, fundingAt, rate: decimal(rate) },
    {
      at: fundingAt + 10,
      ticks: [last],
      settings,
      funding: { mark: markOf(last), sequence: last.sequence, rate: decimal(rate), settings },
    },
  )
  of.seal(29 * hour)
  return { receipt: of.receiptOf(row), replayed: knownBook(start, of) }
}

export function otherFunding(): Forgery[] {
  const honest = funded(published).receipt
  const higher = funded({ ...published, rate: '0.05' })
  const atThree = funded({ ...published, fundingAt: 3 * hour + 1_234 })
  return [
    forgery('charges funding at 500 times the published rate', 'settings', {
      forged: higher.receipt,
      honest,
      replayed: higher.replayed,
    }),
    forgery('charges funding between two published times', 'settings', {
      forged: atThree.receipt,
      honest,
      replayed: atThree.replayed,
    }),
  ]
}
