import { join } from 'node:path'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { type ManifestFile, readManifest } from './manifest.ts'
import { readRecordedBars } from './read-recorded-bars.ts'
import type { RecordedSeries, Recording } from './recording.ts'

/** A replay loops in whole weeks, so it cannot use a shorter file. */
const weekMs = 604_800_000

/**
 * Reads what a folder of market data has recorded of these symbols in one pack, by default the first of the manifest.
 * For each symbol it takes the finest bars that cover a week, or those of `lengthMs`. Symbols missing from the pack
 * are left out.
 * @throws Error when the folder has no such pack, the pack has none of the symbols, or a file is malformed.
 */
export async function readRecordedFolder(
  folder: string,
  wanted: { symbols: readonly SymbolTerms[]; pack?: string; lengthMs?: number },
): Promise<Recording> {
  const { packs, files } = await readManifest(folder)
  const pack = wanted.pack ?? packs[0]
  if (pack === undefined || !packs.includes(pack)) {
    throw new Error(`${folder} has no pack "${pack ?? ''}"; it has ${packs.join(', ') || 'none'}`)
  }
  const inPack = files.filter((file) => file.pack === pack)
  const series = new Map<string, RecordedSeries>()
  for (const terms of wanted.symbols) {
    const file = bestFile(inPack, terms, wanted.lengthMs)
    if (file !== undefined) series.set(terms.symbol, await readSeries(folder, file, terms))
  }
  if (series.size === 0) {
    const has = [...new Set(inPack.map((file) => file.symbol))].join(', ')
    throw new Error(`pack ${pack} of ${folder} has no full week of any requested symbol; it has ${has}`)
  }
  return { pack, series }
}

async function readSeries(folder: string, file: ManifestFile, terms: SymbolTerms): Promise<RecordedSeries> {
  const { lengthMs, volumeTraded } = file
  const bars = await readRecordedBars(join(folder, file.file), { lengthMs, volumeTraded, priceTick: terms.priceTick })
  if (bars.length === 0) throw new Error(`${join(folder, file.file)} has no rows below its header`)
  return { terms, file: file.file, lengthMs, bars }
}

function bestFile(
  files: readonly ManifestFile[],
  terms: SymbolTerms,
  lengthMs: number | undefined,
): ManifestFile | undefined {
  const names = recordedNames(terms)
  return files
    .filter((file) => names.includes(file.symbol))
    .filter((file) => (lengthMs === undefined ? lastsForAWeek(file) : file.lengthMs === lengthMs))
    .sort((a, b) => a.lengthMs - b.lengthMs)[0]
}

const lastsForAWeek = (file: ManifestFile): boolean => file.lastOpenAt + file.lengthMs - file.firstOpenAt >= weekMs

/**
 * Vendors write BTC/USDT as BTCUSDT, or as BTCUSD where they count the dollar as tether, and an index by its base
 * alone.
 */
const recordedNames = ({ base, quote }: SymbolTerms): string[] => [`${base}${quote}`, `${base}USD`, base]
