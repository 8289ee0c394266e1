import { writeCanonical } from '@touchstone/domain/books/codec'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { preview, type Previewed } from '@touchstone/domain/previews/preview'
import { type PreviewTexts, readPreviewFacts } from '@touchstone/domain/previews/preview-facts'
import { settingsFromText } from '@touchstone/domain/settings/settings-text'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buying, ordersPath, type Page, positionsPath, startTestTrading, type TestTrading } from './test-trading.ts'

let app: TestTrading
beforeAll(async () => {
  app = await startTestTrading(inject('cluster'))
  await app.tick('ETH/USDT', '3999', '4001')
})
afterAll(() => app.stop())

const path = `${positionsPath}/previewFacts`
type Answer = PreviewTexts & { settings: string; settingsVersion: number }

/** What a client previews, from nothing but the answer as JSON. */
async function previewed(token: string, command: Previewed) {
  const answer = await app.resultOf<Answer>(path, token, 'symbol' in command ? { symbol: command.symbol } : {})
  const { book, facts } = readPreviewFacts(answer, settingsFromText(answer.settings))
  return preview(book, command, facts)
}

/** A book with an isolated long, a cross short that hedges a cross long of another symbol, and a resting order. */
async function busyBook() {
  const token = app.newcomer()
  const create = `${positionsPath}/create`
  const isolated = await app.done(create, buying('0.3'), token)
  const cross = await app.done(create, { ...buying('0.2', 'cross', 20), direction: 'short' }, token)
  await app.done(create, { ...buying('5', 'cross', 5), symbol: 'ETH/USDT' }, token)
  await app.done(`${ordersPath}/create`, { ...buying('0.1', 'cross', 20), price: '90000' }, token)
  return { token, isolated: isolated.outcome.positionId, cross: cross.outcome.positionId }
}

type Ids = { isolated: string; cross: string }
const quantity = decimal('0.1')
const opening = { kind: 'open_position', ...buying('0.1', 'cross', 20), quantity } as const
const noStops = { takeProfit: null, stopLoss: null }

describe('a preview made from the answer is what the command then does', () => {
  it.each<[string, (ids: Ids) => Previewed, (ids: Ids) => [string, object]]>([
    [
      'an opening beside what hedges it',
      () => ({ ...opening, ...noStops }),
      () => ['create', buying('0.1', 'cross', 20)],
    ],
    [
      'an opening that adds',
      () => ({ ...opening, ...noStops, direction: 'short' }),
      () => ['create', { ...buying('0.1', 'cross', 20), direction: 'short' }],
    ],
    [
      'a close in part',
      ({ cross }) => ({ kind: 'close_position', positionId: cross, quantity }),
      ({ cross }) => ['closePart', { id: cross, quantity: '0.1' }],
    ],
    [
      'a reversal',
      ({ isolated }) => ({ kind: 'reverse_position', positionId: isolated }),
      ({ isolated }) => [`reverse/${isolated}`, {}],
    ],
    [
      'margin added',
      ({ isolated }) => ({ kind: 'add_margin', positionId: isolated, amount: decimal('50') }),
      ({ isolated }) => ['addMargin', { id: isolated, amount: '50' }],
    ],
  ])('%s', async (_, commandOf, callOf) => {
    const { token, ...ids } = await busyBook()
    const shown = await previewed(token, commandOf(ids))
    if (!shown.ok || shown.value.position === null) throw new Error('this leaves a position')
    const [call, body] = callOf(ids)
    const { outcome } = await app.done(`${positionsPath}/${call}`, body, token)
    expect(outcome).toEqual(JSON.parse(writeCanonical(shown.value.reply)))
    const { position, liquidationPrice } = shown.value
    const { records } = await app.resultOf<Page>(`${positionsPath}/listMy`, token)
    expect(records.find(({ id }) => id === position.id)).toMatchObject({
      quantity: printDecimal(position.quantity),
      direction: position.direction,
      liquidationPrice: liquidationPrice && printDecimal(liquidationPrice),
    })
  })

  it('refusals are the same', async () => {
    const { token } = await busyBook()
    const shown = await previewed(token, { ...opening, ...noStops, leverage: 10 })
    expect(shown).toMatchObject({ ok: false, refusal: { kind: 'leverage_differs', leverage: 20 } })
    const answer = await app.post(`${positionsPath}/create`, { book: 'demo', ...buying('0.1', 'cross', 10) }, { token })
    expect(answer).toMatchObject({ code: 4115, result: { details: { leverage: 20 } } })
  })
})

it('settings that the client has already are not sent again', async () => {
  const token = app.newcomer()
  const { settingsVersion } = await app.resultOf<Answer>(path, token)
  const again = await app.resultOf<Answer>(path, token, { settingsVersion: String(settingsVersion) })
  expect(again).toMatchObject({ settings: null, settingsVersion, markets: [] })
})
