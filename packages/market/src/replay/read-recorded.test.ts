import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { foldTicks, joinCandles } from '@touchstone/domain/market/candle'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterAll, describe, expect, it } from 'vitest'
import { marketDataFolder, needsMarketData } from './market-data-folder.ts'
import { readManifest } from './manifest.ts'
import { readRecordedBars } from './read-recorded-bars.ts'
import { readRecordedFolder } from './read-recorded-folder.ts'
import { readRecordedTicks } from './read-recorded-ticks.ts'
import { createReplay } from './replay.ts'

const temporary = mkdtempSync(join(tmpdir(), 'touchstone-recorded-'))
afterAll(() => rmSync(temporary, { recursive: true }))

function written(name: string, content: string | Uint8Array): string {
  const file = join(temporary, name)
  writeFileSync(file, content)
  return file
}

function termsOf(symbol: string): SymbolTerms {
  const terms = defaultSettings.symbols.get(symbol)
  if (terms === undefined) throw new Error(`no default symbol ${symbol}`)
  return terms
}

const barColumns = 'open_time_ms,open,high,low,close,volume'
const form = { lengthMs: 60_000, priceTick: decimal('0.1'), volumeTraded: true }

describe('readRecordedBars', () => {
  const good = `${barColumns}\n60000,10.04,10.1,9.95,10.05,3.5\n180000,10,10,10,10,0\n`

  it.each([
    ['plain.csv', good],
    ['zipped.csv.gz', gzipSync(good)],
    ['windows.csv', good.replaceAll('\n', '\r\n')],
  ])('reads %s, with prices rounded to the price tick', async (name, content) => {
    const bars = await readRecordedBars(written(name, content), form)
    expect(
      bars.map((bar) => [bar.openAt, ...[bar.open, bar.high, bar.low, bar.close, bar.volume].map(printDecimal)]),
    ).toEqual([
      [60_000, '10', '10.1', '10', '10.1', '3.5'],
      [180_000, '10', '10', '10', '10', '0'],
    ])
  })

  it('reads a volume that was not traded as zero', async () => {
    const [bar] = await readRecordedBars(written('untraded.csv', good), { ...form, volumeTraded: false })
    expect(bar?.volume).toBe(0n)
  })

  it.each([
    ['time,price\n', 'line 1: the columns are "time,price"; expected "open_time_ms,'],
    [`${barColumns}\n60000,1,1,1,1\n`, 'line 2: 5 cells; expected 6'],
    [`${barColumns}\nsoon,1,1,1,1,0\n`, 'line 2: the time "soon" should be whole milliseconds'],
    [
      `${barColumns}\n60000,1,1,1,1,0\n60000,1,1,1,1,0\n`,
      'line 3: opens at 60000, but should open after the previous row at 60000',
    ],
    [`${barColumns}\n60001,1,1,1,1,0\n`, 'line 2: opens at 60001, but should open at a multiple of 60000'],
    [`${barColumns}\n60000,1,x,1,1,0\n`, 'line 2: "x" should be a non-negative decimal number'],
    [`${barColumns}\n60000,1,1,-1,1,0\n`, 'line 2: "-1" should be a non-negative decimal number'],
    [`${barColumns}\n60000,1,1,0,1,0\n`, 'line 2: the low is zero, but should be positive'],
    [`${barColumns}\n60000,1,2,1,3,0\n`, 'line 2: the high 2 should be at least 3'],
    [`${barColumns}\n60000,5,6,5.5,6,0\n`, 'line 2: the low 5.5 should be at most 5'],
    [`${barColumns}\n60000,1,1,0.04,1,0\n`, 'line 2: the low 0.04 rounds to zero price ticks'],
  ])('refuses %j', async (content, sentence) => {
    await expect(readRecordedBars(written('bad.csv', content), form)).rejects.toThrow(sentence)
  })
})

describe('readRecordedTicks', () => {
  it('reads quotes unchanged', async () => {
    const file = written('quotes.csv', 'time_ms,bid,ask\n5,1.07999,1.08003\n5,1.08,1.08001\n')
    const ticks = await readRecordedTicks(file, termsOf('EUR/USD'))
    expect(
      ticks.map(({ bid, ask, sourceAt, derived }) => [printDecimal(bid), printDecimal(ask), sourceAt, derived]),
    ).toEqual([
      ['1.07999', '1.08003', 5, false],
      ['1.08', '1.08001', 5, false],
    ])
  })

  it.each([
    ['without sides', 'time_ms,price,qty\n7,95000.19,3.844e-05\n'],
    ['with sides', 'time_ms,price,qty,side\n7,95000.19,0.00003844,sell\n'],
  ])('reads trades %s and derives a quote', async (_, content) => {
    const [tick] = await readRecordedTicks(written('trades.csv', content), termsOf('BTC/USDT'))
    expect(tick).toEqual({
      symbol: 'BTC/USDT',
      bid: decimal('94990.5'),
      ask: decimal('95009.7'),
      last: decimal('95000.1'),
      volume: decimal('0.00003844'),
      sourceAt: 7,
      receivedAt: 7,
      source: 'replay:ticks',
      derived: true,
    })
  })

  it.each([
    ['time_ms,bid\n', 'line 1: the columns are "time_ms,bid"; expected "time_ms,bid,ask" or "time_ms,price,qty"'],
    ['time_ms,bid,ask\n5,1,2\n4,1,2\n', 'line 3: the time 4 should not be before the previous row at 5'],
    ['time_ms,price,qty\n5,one,2\n', 'line 2: "one" should be a non-negative decimal number'],
  ])('refuses %j', async (content, sentence) => {
    await expect(readRecordedTicks(written('bad.csv', content), termsOf('BTC/USDT'))).rejects.toThrow(sentence)
  })
})

describe('readRecordedFolder', () => {
  const hour = 3_600_000
  const entry = (over: object) => ({
    file: 'eth.csv',
    pack: 'small',
    symbol: 'ETHUSD',
    interval: '1h',
    first_open_ms: 0,
    last_open_ms: 167 * hour,
    volume_kind: 'base units',
    ...over,
  })
  const manifestOf = (content: unknown) => written('manifest.json', JSON.stringify(content))
  const symbols = [termsOf('ETH/USDT'), termsOf('SOL/USDT')]

  it('takes the finest bars that cover a week, for the symbols in the pack', async () => {
    const rows = Array.from({ length: 168 }, (_, i) => `${i * hour},1,1,1,1,1`)
    written('eth.csv', [barColumns, ...rows, ''].join('\n'))
    const shortest = entry({ file: 'short.csv', interval: '1m', last_open_ms: hour })
    manifestOf({ packs: { small: '' }, candles: [shortest, entry({ file: 'long.csv', interval: '4h' }), entry({})] })
    const { pack, series } = await readRecordedFolder(temporary, { symbols })
    expect(pack).toBe('small')
    expect([...series.keys()]).toEqual(['ETH/USDT'])
    expect(series.get('ETH/USDT')).toMatchObject({ file: 'eth.csv', lengthMs: hour })
  })

  it.each([
    [{ packs: {}, candles: [] }, 'has no pack ""; it has none'],
    [
      { packs: { small: '' }, candles: [entry({ symbol: 'XYZ' })] },
      'has no full week of any requested symbol; it has XYZ',
    ],
    [{ packs: { small: '' } }, '"candles" should be a list'],
    [{ packs: { small: '' }, candles: [entry({ file: 3 })] }, 'candles[0]: "file" should be a string'],
    [{ packs: { small: '' }, candles: [entry({ interval: '1x' })] }, 'the interval "1x" should look like 5m or 1h'],
    [{ packs: { small: '' }, candles: [entry({ first_open_ms: '0' })] }, '"first_open_ms" should be a number'],
    [null, 'should be an object'],
  ])('refuses the manifest %j', async (manifest, sentence) => {
    manifestOf(manifest)
    await expect(readRecordedFolder(temporary, { symbols })).rejects.toThrow(sentence)
  })
})

it('the folder that docs/operations.md describes is played', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
  const [, manifest = ''] = /## A recording to replay[^#]*?```json\n([^`]*)```/.exec(page) ?? []
  const [, header = '', row = ''] = /```csv\n +(\S+)\n +(\S+)\n/.exec(page) ?? []
  const described = mkdtempSync(join(temporary, 'described-'))
  writeFileSync(join(described, 'manifest.json'), manifest)
  const [file] = (await readManifest(described)).files
  if (file === undefined) throw new Error('the page names no file')
  const [, ...cells] = row.split(',')
  const opens = Array.from(
    { length: (file.lastOpenAt - file.firstOpenAt) / file.lengthMs + 1 },
    (_, at) => file.firstOpenAt + at * file.lengthMs,
  )
  expect(row).toBe([opens[0], ...cells].join(','))
  const bars = [header, ...opens.map((openAt) => [openAt, ...cells].join(','))]
  writeFileSync(join(described, file.file), gzipSync(`${bars.join('\n')}\n`))
  const recording = await readRecordedFolder(described, { symbols: [...defaultSettings.symbols.values()] })
  const replay = createReplay(recording, { shiftedTo: Date.parse('2026-11-18T10:00:00Z') })
  expect([replay.source, replay.symbols]).toEqual(['replay:spring-2026', ['BTC/USDT']])
  expect(recording.series.get('BTC/USDT')?.bars[0]).toMatchObject({ volume: decimal('41.37') })
})

const folder = marketDataFolder()
const all = [...defaultSettings.symbols.values()]

describe.skipIf(folder === undefined)(`the recorded packs (${needsMarketData})`, () => {
  it.each([
    ['crypto-2026', 6, 180_000],
    ['multi-2023', 17, 3_600_000],
    ['fx-gold-2014-05', 2, 60_000],
  ])('%s plays %i of our symbols', async (pack, count, finestMs) => {
    const recording = await readRecordedFolder(folder ?? '', { pack, symbols: all })
    const shiftedTo = Date.parse('2026-02-04T14:30:00Z')
    const replay = createReplay(recording, { shiftedTo })
    expect(replay.symbols).toHaveLength(count)
    expect(Math.min(...replay.describe(shiftedTo).files.map((file) => file.barMs))).toBe(finestMs)
    expect(replay.symbols.filter((symbol) => replay.tickAt(symbol, shiftedTo) === undefined)).toEqual([])
  })
  it('folds to the recorded bars of BTC', async () => {
    const recording = await readRecordedFolder(folder ?? '', { pack: 'crypto-2026', symbols: [termsOf('BTC/USDT')] })
    const { bars, lengthMs } = recording.series.get('BTC/USDT') ?? { bars: [], lengthMs: 0 }
    // Shifted to its original time, the first lap has the times and the prices of the recording.
    const replay = createReplay(recording, { shiftedTo: bars[0]?.openAt ?? 0 })
    for (const bar of bars.slice(0, 300)) {
      const seconds = Array.from({ length: lengthMs / 1_000 }, (_, second) => bar.openAt + second * 1_000)
      const ticks = seconds.flatMap((at) => replay.tickAt('BTC/USDT', at) ?? [])
      const whole = foldTicks(ticks, '1m').reduce(joinCandles)
      expect(whole).toEqual(bar)
    }
  })

  it('has the recorded ticks of every file', async () => {
    const symbolOf = { 'BTC/USDT': /BTC/, 'ETH/USDT': /ETH/, 'EUR/USD': /EUR/, 'XAU/USD': /XAU/, 'SPX500/USD': /SPX/ }
    const files = readdirSync(join(folder ?? '', 'ticks'))
    expect(files.length).toBeGreaterThanOrEqual(10)
    for (const file of files) {
      const [symbol = ''] = Object.entries(symbolOf).find(([, name]) => name.test(file)) ?? []
      const ticks = await readRecordedTicks(join(folder ?? '', 'ticks', file), termsOf(symbol))
      expect(ticks.length).toBeGreaterThan(3_000)
      expect(ticks.every((tick) => tick.bid > 0n && tick.ask > tick.bid)).toBe(true)
    }
  }, 30_000)
})
