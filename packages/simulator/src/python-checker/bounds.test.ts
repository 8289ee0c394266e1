import { anchoredAgain } from '@touchstone/domain/examples/anchored-again'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { forgedReceipts } from '@touchstone/domain/examples/forged-receipts'
import { house, opening, positionIn, taped } from '@touchstone/domain/examples/forging-house'
import { checkpointHash } from '@touchstone/domain/ledger/checkpoint'
import { hashText } from '@touchstone/domain/ledger/hash'
import { mayDecideAt } from '@touchstone/domain/market/may-decide'
import { tradingAt } from '@touchstone/domain/market/trading-hours'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import { receiptText } from '@touchstone/domain/receipts/receipt-text'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { isSignedBy } from '@touchstone/signatures/ed25519'
import { describe, expect, it } from 'vitest'
import { differing, judgedByPython, python, said, whyNoPython } from './python-checker.ts'

const examples = exampleReceipts()
function exampleOf(name: string): Receipt {
  const receipt = examples[name]
  if (receipt === undefined) throw new Error(`there is no example ${name}`)
  return receipt
}

/** What the two say differently of these, and whether the same is said of all: as the sides of a bound are not. */
async function compared(made: readonly Receipt[]): Promise<{ differences: unknown[]; isBound: boolean }> {
  const texts = made.map((receipt): [string, string] => ['', receiptText(receipt)])
  const judged = (await judgedByPython(texts.map(([, text]) => text))).map((each) => JSON.stringify(each))
  return { differences: await differing(texts), isBound: new Set(judged).size > 1 }
}
const bound = { differences: [], isBound: true }

const day = 86_400_000
const moved = exampleOf('transferred')
const rowText = (
  receipt: Receipt,
  field: 'command' | 'facts' | 'reply' | 'entries',
  from: string,
  to: string,
): Receipt => {
  const text = receipt.journal.row[field]
  if (!text.includes(from)) throw new Error(`${field} lacks ${from}`)
  return anchoredAgain(receipt, { row: { [field]: text.replace(from, to) } })
}

/** A stop that was armed at 1,010 fires on a price of `after` later, and its stretch is shown or not. */
function stopped({
  openedAt = 1_010,
  firedAt,
  shows,
}: {
  openedAt?: number
  firedAt: number
  shows: boolean
}): Receipt {
  const of = house()
  const stopLoss = { price: decimal('89000'), quantity: null }
  of.run(opening({ stopLoss }), { at: openedAt, ticks: [taped(of, 1, 1_000, '90000')] })
  taped(of, 2, 1_500, '90000')
  const tick = taped(of, 3, firedAt, '88000')
  of.run({ kind: 'transfer', from: 'balance', to: 'contract', currency: 'USDT', amount: decimal('1') }, { at: 1_600 })
  const row = of.run({ kind: 'fire_stops', positionId: positionIn(of).id }, { at: firedAt + 10, ticks: [tick] })
  of.seal(firedAt + 3_600_000)
  const receipt = of.receiptOf(row)
  return shows ? receipt : { ...receipt, stretches: [] }
}

/** A liquidation on a price that another one replaced so long before. */
function replacedBefore(ms: number): Receipt {
  const of = house()
  of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
  const tick = taped(of, 2, 200_000, '70000')
  taped(of, 3, 201_000, '70000')
  of.run({ kind: 'transfer', from: 'balance', to: 'contract', currency: 'USDT', amount: decimal('1') }, { at: 500_000 })
  const command = { kind: 'liquidate_position', positionId: positionIn(of).id } as const
  const row = of.run(command, { at: 201_005 + ms, ticks: [tick] })
  of.seal(3_600_000)
  return of.receiptOf(row)
}

function openedOf(quantity: string, leverage: number): Receipt {
  const of = house()
  const tick = exampleTick('BTC/USDT', 1, 1_000, '50000')
  of.tape(tick)
  const row = of.run(opening({ quantity: decimal(quantity), leverage }), { at: 1_010, ticks: [tick] })
  of.seal(3_600_000)
  return of.receiptOf(row)
}

const reason = python === undefined ? whyNoPython() : 'of the checker in Python'

describe.skipIf(python === undefined)(`the bounds ${reason}`, () => {
  it.each([-5_001, -5_000, 179_999, 180_000, 180_001])('a checkpoint %i after its row', async (ms) => {
    const at = (after: number) => anchoredAgain(moved, { checkpoint: { at: moved.journal.row.at + after } })
    expect(await compared([at(ms), at(ms < 0 ? 0 : 180_001), at(ms < 0 ? -5_001 : 0)])).toEqual(bound)
  })

  it('a signature of 120 seconds before or after', async () => {
    const signed = forgedReceipts().find(({ refusedBy }) => refusedBy === 'signature')?.honest
    if (signed === undefined) throw new Error('there is one')
    const { row } = signed.journal
    const { at } = (JSON.parse(row.facts) as { intent: { at: number } }).intent
    const made = [-120_001, -120_000, 120_000, 120_001].map((ms) => anchoredAgain(signed, { row: { at: at + ms } }))
    expect(await compared(made)).toEqual(bound)
  })

  it('a posting of nothing', async () => {
    const [[kind, currency, from, to, , subject, ...after]] = JSON.parse(moved.journal.row.entries) as [string[]]
    const entries = JSON.stringify([[kind, currency, from, to, '0', subject, ...after]])
    expect(await compared([anchoredAgain(moved, { row: { entries } }), moved])).toEqual(bound)
  })

  it('a stop whose price came 20 days after', async () => {
    const came = (ms: number) => stopped({ firedAt: 1_010 + 20 * day - 5 + ms, shows: false })
    expect(await compared([came(0), came(1)])).toEqual(bound)
    expect(await compared([came(-day / 2), came(1)])).toEqual(bound)
  })

  it('a stretch that begins with the price that came as it was armed', async () => {
    const [at, before] = [1_005, 1_006].map((openedAt) => stopped({ openedAt, firedAt: 9_000, shows: true }))
    if (at === undefined || before === undefined) throw new Error('two were made')
    expect(await differing([at, before].map((each): [string, string] => ['', receiptText(each)]))).toEqual([])
    expect((await judgedByPython([receiptText(at)]))[0]).toMatchObject({
      ok: true,
      unproven: ['own_book', 'signature'],
    })
  })

  it('a price that was replaced a minute before', async () => {
    expect(await compared([59_999, 60_000, 60_001, 75_000].map(replacedBefore))).toEqual(bound)
  })

  it('an order that expires as it is filled', async () => {
    const limit = exampleOf('limitOpened')
    const { accepted, journal } = limit
    const until = (expiresAt: number) => {
      const command = (accepted?.row.command ?? '').replace(/"expiresAt":(null|\d+)/, `"expiresAt":${expiresAt}`)
      return anchoredAgain(limit, { accepted: { command } })
    }
    expect(await compared([0, 1].map((ms) => until(journal.row.at + ms)))).toEqual(bound)
  })

  it('a quote that ends as it is used', async () => {
    const exchanged = exampleOf('exchanged')
    const used = (at: number) => {
      const facts = exchanged.journal.row.facts.replace('{"at":2000,', `{"at":${at},`)
      return anchoredAgain(exchanged, { row: { at, facts } })
    }
    expect(await compared([1_009, 1_010, 11_009, 11_010].map(used))).toEqual(bound)
  })

  it('an opening of just what a bracket holds', async () => {
    const full = openedOf('1', 100)
    expect(await compared([full, rowText(full, 'reply', '"leverage":100', '"leverage":101')])).toEqual(bound)
    expect((await judgedByPython([receiptText(full)]))[0]?.ok).toBe(true)
  })

  it('a profit that is realised when just enough is there', async () => {
    const covered = exampleOf('covered')
    const wanted = (JSON.parse(covered.journal.row.reply) as CoveredReply).settlements[0]
    const fees = decimal(wanted.closingFee) + decimal(wanted.liquidationFee)
    const just = fees - decimal(wanted.profit)
    const held = (available: bigint) =>
      rowText(covered, 'reply', `"available":"${wanted.before.available}"`, `"available":"${printDecimal(available)}"`)
    expect(
      await compared([held(just - 1_000_000_000_000n), held(just), held(just + 1_000_000_000_000n)]),
    ).toMatchObject({ differences: [] })
  })

  it('a close that comes after a liquidation of the whole book', async () => {
    for (const name of ['shortfall', 'liquidated', 'insured']) {
      const receipt = exampleOf(name)
      const reply = JSON.parse(receipt.journal.row.reply) as { settlements: object[] }
      const again = { ...reply, settlements: reply.settlements.toReversed() }
      expect(await compared([anchoredAgain(receipt, { row: { reply: JSON.stringify(again) } })])).toMatchObject({
        differences: [],
      })
    }
  })

  it('a row that armed a level under a later checkpoint', async () => {
    const receipt = stopped({ firedAt: 9_000, shows: true })
    const { armed } = receipt
    if (!armed || armed.anchor === anchorPending) throw new Error('it is anchored')
    const later = { ...armed.anchor.checkpoint, id: 9, tapes: [] }
    const checkpoint = { ...later, hash: checkpointHash(later) }
    expect(
      await compared([receipt, { ...receipt, armed: { ...armed, anchor: { ...armed.anchor, checkpoint } } }]),
    ).toEqual(bound)
  })
})

type CoveredReply = {
  settlements: [{ closingFee: string; liquidationFee: string; profit: string; before: { available: string } }]
}

describe.skipIf(python === undefined)(`functions ${reason}`, () => {
  it('open markets at the same moments', () => {
    const names: Parameters<typeof tradingAt>[0][] = ['always', 'week', 'week_with_pause']
    const moments = Array.from({ length: 2 * 7 * 24 }, (_, hour) => 1_795_564_800_000 + hour * 3_600_000)
    const given = names.flatMap((hours) => moments.flatMap((at) => [-1, 0].map((ms) => ({ hours, at: at + ms }))))
    expect(said("c.is_open_at(a['hours'], a['at'])", given)).toEqual(
      given.map(({ hours, at }) => tradingAt(hours, at).open),
    )
  })

  it('let the same ticks decide', () => {
    const terms = defaultSettings.symbols.get('BTC/USDT')
    if (terms === undefined) throw new Error('the settings have it')
    const { staleAfterMs, delayMsMax, staleSpreadFactor, spreadRate } = terms
    const steps = [-1, 0, 1]
    const given = [
      ...[-250, staleAfterMs].flatMap((ms) => steps.map((step) => ({ at: 100_000 + ms + step, sourceAt: 100_000 }))),
      ...[-250, delayMsMax].flatMap((ms) => steps.map((step) => ({ at: 100_000, sourceAt: 100_000 - ms + step }))),
    ]
    const tick = (sourceAt: number) => ({
      ...exampleTick('BTC/USDT', 1, sourceAt, '90000'),
      sourceAt,
      receivedAt: 100_000,
    })
    const numbers = JSON.stringify({ staleAfterMs, delayMsMax })
    const form = `c.could_decide({**a, 'receivedAt': 100000, 'bid': 9, 'ask': 9}, {**${numbers}, 'staleSpreadFactor': ${staleSpreadFactor}, 'spreadRate': ${spreadRate}}, a['at'])`
    const ours = given.map(({ at, sourceAt }) => mayDecideAt(tick(sourceAt), terms, at))
    expect(said(form, given)).toEqual(ours)
    expect(new Set(ours).size).toBe(2)
  })

  it('refuse the signatures that RFC 8032 refuses', async () => {
    const base = numberBytes(46316835694926478169428394003475163141307993866256225615783033603165251855960n)
    const identity = numberBytes(field + 1n)
    const one = numberBytes(1n)
    const signed = forgedReceipts().find(({ refusedBy }) => refusedBy === 'signature')?.honest.journal.row
    if (signed === undefined) throw new Error('there is one')
    const { intent } = JSON.parse(signed.facts) as { intent: { at: number; device: string; signature: string } }
    const text = [
      'touchstone intent 1',
      signed.bookId,
      JSON.stringify(signed.key),
      hashText(signed.command),
      intent.at,
    ].join('\n')
    const [device, signature] = [intent.device, intent.signature].map((each) => Buffer.from(each, 'base64url'))
    if (device === undefined || signature === undefined) throw new Error('both are there')
    const half = signature.subarray(0, 32)
    const number = BigInt(`0x${Buffer.from(signature.subarray(32)).reverse().toString('hex')}`)
    const given: [key: Buffer, signature: Buffer][] = [
      [device, signature],
      [device, Buffer.concat([half, numberBytes(number + group)])],
      [device, Buffer.concat([half, numberBytes(number + 1n)])],
      [identity, Buffer.concat([base, one])],
      [numberBytes(2n ** 255n - 1n), signature],
      [numberBytes(field), signature],
    ]
    const ours = await Promise.all(
      given.map(([key, by]) => isSignedBy({ publicKey: Uint8Array.from(key), text, signature: Uint8Array.from(by) })),
    )
    const named = given.map(([key, by]) => [key.toString('base64url'), text, by.toString('base64url')])
    expect(said('c.is_signed(*a)', named)).toEqual(ours)
    expect(ours).toEqual([true, false, false, false, false, false])
  })
})

/** The prime of the field of Ed25519, and the order of its base point (RFC 8032, section 5.1). */
const field = 2n ** 255n - 19n
const group = 2n ** 252n + 27742317777372353535851937790883648493n
const numberBytes = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, '0'), 'hex').reverse()
