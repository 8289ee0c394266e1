import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { marketDataFolder, needsMarketData } from '@touchstone/market/replay/market-data-folder'
import { expect, it } from 'vitest'

const run = path.resolve(import.meta.dirname, '../../../../examples/run.ts')

async function tell(environment: Record<string, string>): Promise<{ exit: number | null; said: string }> {
  const child = spawn(process.execPath, [run, 'investing'], { env: { ...process.env, ...environment } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  await once(child, 'close')
  return { exit: child.exitCode, said }
}

const folder = marketDataFolder()

it.skipIf(folder === undefined)(`tells forty days, and everything holds; ${needsMarketData}`, async () => {
  const { exit, said } = await tell({ MARKETDATA_DIR: folder ?? '' })
  expect({ exit, said }).toMatchObject({ exit: 0 })
  for (const line of [
    'Ann: 2025-12-02: trend-7 made -0.4790 %: loses 4.79 USDT, 995.20 USDT is invested',
    'Ann: 2025-12-03: trend-7 made +5.9993 %, counted as +3.0000 %: gains 29.85 USDT, 995.20 USDT is invested',
    'Cem: cancels trend-7 before it begins, and gets 500.00 USDT back',
    'Ben: asks to leave spread-30 early, with ',
    'It is left early: ',
    'It ends: ',
    'northforge-n110-30 finds 0.00063881 BTC and costs 0.00064422 BTC: nothing is left, 25.00 USDT is used up',
    'It ends, and has paid 0.00064325 BTC',
    'the sum of everything in BTC is 0',
    'sale of lumen: gives everybody 25.0000 % of their lots',
    'Ben: gets 5000 LMN for 500.00 USDT; 1,500.00 USDT returns',
    'Ben: has not paid for 1 lot of ABR, and gets 6.00 USDT back',
    'sale of arbor: draws 1 lot that nobody paid once more, to be paid until 2025-12-07',
    'Ann: may move 100 ABR, which nothing quotes',
    'bond orchard-20: falls short with 5 units',
    'Cem: gets 500.00 USDT back from orchard-20',
    'bond harbor-20: goes ahead with 105 units: 10,500.00 USDT is raised',
    'bond harbor-20: pays each unit 0.44 USDT of interest and 56.70 USDT of principal, and is late since 2025-12-29',
    'bond harbor-20: has nothing to pay with, and is late since 2025-12-29',
    'from harbor-20, which is repaid',
    'receipts checked on their own, those of the house too: all hold',
    ': clean',
    'between the books is 0',
    'the sum of everything in USDT is 0',
  ])
    expect(said).toContain(line)
})

it('says what it needs where no prices were recorded', async () => {
  expect(await tell({ MARKETDATA_DIR: '/nowhere' })).toMatchObject({
    exit: 2,
    said: expect.stringContaining('set MARKETDATA_DIR') as string,
  })
})
