import { expect, it } from 'vitest'
import { receiptsOfOrder } from './receipts-of-order.ts'
import { someDrawOrder, someIeoOrder } from './test-sale.ts'

const row = (
  sequence: number,
  kind: 'ieo_refunded' | 'ieo_set_aside' | 'ieo_returned' | 'ieo_cost' | 'ieo_tokens' | 'ieo_released',
) => ({
  sequence,
  kind,
})
const listed = (...args: Parameters<typeof receiptsOfOrder>): string[] =>
  receiptsOfOrder(...args).map(({ what, sequence }) => `${what} ${sequence}`)

it('names the last change', () => {
  const rows = [row(20, 'ieo_returned'), row(15, 'ieo_set_aside'), row(12, 'ieo_set_aside')]
  expect(listed(someIeoOrder, rows)).toEqual(['changed 20'])
  expect(listed(someIeoOrder, rows.slice(2))).toEqual([])
  expect(listed({ ...someIeoOrder, state: 'withdrawn' }, rows)).toEqual(['changed 15', 'takenBack 20'])
})

it('names what it got, paid and lost', () => {
  const given = { ...someIeoOrder, state: 'listed' as const, decidedSequence: 30 }
  const rows = [
    row(40, 'ieo_released'),
    row(30, 'ieo_cost'),
    row(30, 'ieo_tokens'),
    row(30, 'ieo_returned'),
    row(15, 'ieo_set_aside'),
    row(12, 'ieo_set_aside'),
  ]
  expect(listed(given, rows)).toEqual(['changed 15', 'decided 30', 'released 40'])
  const back = [row(41, 'ieo_refunded'), ...rows.slice(1)]
  expect(listed({ ...given, state: 'refunded' }, back)).toEqual(['changed 15', 'decided 30', 'refunded 41'])
  const drawn = { ...someDrawOrder, decidedSequence: 30 }
  const paid = [row(35, 'ieo_tokens'), row(35, 'ieo_cost'), row(12, 'ieo_set_aside')]
  expect(listed({ ...drawn, state: 'completed' }, paid)).toEqual(['decided 30', 'paid 35'])
  const lost = [row(35, 'ieo_returned'), row(12, 'ieo_set_aside')]
  expect(listed({ ...drawn, state: 'forfeited' }, lost)).toEqual(['decided 30', 'forfeited 35'])
  // A draw that leaves it in reserve moves nothing.
  expect(listed({ ...drawn, state: 'reserve' }, [row(12, 'ieo_set_aside')])).toEqual(['decided 30'])
})
