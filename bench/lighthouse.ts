import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { installing, optionalPackage } from '../optional/optional-package.ts'
import { startApp } from './app-server.ts'
import { openChrome } from './chrome.ts'
import { machineLine } from './machine.ts'
import { medianOf } from './measure.ts'

const pages = { home: '/#/home', market: '/#/hangqing', kline: '/#/kline?symbol=BTC%2FUSDT' }
const categories = ['performance', 'accessibility', 'best-practices'] as const
const rounds = 5

/** Lighthouse with its mobile preset on the production build: scores from 0 to 100, medians of five. */
export async function run(): Promise<Record<string, number>> {
  const lighthouse = await loadLighthouse()
  console.log(machineLine())
  const app = await startApp()
  const chrome = await openChrome()
  const figures: Record<string, number> = {}
  try {
    for (const [name, address] of Object.entries(pages)) {
      const scores: Record<string, number>[] = []
      for (let round = 0; round < rounds; round += 1) {
        const result = await lighthouse(`${app.origin}${address}`, {
          port: chrome.port,
          logLevel: 'error',
          onlyCategories: [...categories],
        })
        if (result === undefined) throw new Error('lighthouse returned no result')
        scores.push(
          Object.fromEntries(categories.map((each) => [each, (result.lhr.categories[each]?.score ?? 0) * 100])),
        )
        printFaults(result.lhr.audits)
      }
      for (const each of categories)
        figures[`${name}_${each.replace('-', '_')}`] = medianOf(scores.map((score) => score[each] ?? 0))
    }
  } finally {
    await chrome.close()
    await app.stop()
  }
  return figures
}

type Result = { lhr: { categories: Record<string, { score: number | null }>; audits: Audits } }
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>

async function loadLighthouse(): Promise<Lighthouse> {
  const folder = optionalPackage('lighthouse', 'lighthouse')
  if (folder === undefined) throw new Error(`this needs lighthouse: ${installing('lighthouse')}`)
  const loaded = (await import(pathToFileURL(path.join(folder, 'core/index.js')).href)) as { default: Lighthouse }
  return loaded.default
}

type Audits = Record<string, { id: string; title: string; score: number | null; displayValue?: string }>

function printFaults(audits: Audits): void {
  for (const { id, score, displayValue = '' } of Object.values(audits))
    if (score !== null && score < 0.9) console.log(`  ${id} ${score} ${displayValue}`)
}
