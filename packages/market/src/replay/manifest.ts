import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One file of recorded bars, as listed in the `manifest.json` of a folder of market data. */
export type ManifestFile = {
  file: string
  pack: string
  symbol: string
  lengthMs: number
  firstOpenAt: number
  lastOpenAt: number
  /** Whether the volume was traded, as opposed to a vendor's count of ticks. */
  volumeTraded: boolean
}

export type Manifest = { packs: string[]; files: ManifestFile[] }

const unitMs: Record<string, number> = { m: 60_000, h: 3_600_000 }

/**
 * Reads the manifest of a folder.
 * @throws Error naming the entry and the field when one is missing or has the wrong type.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, 'manifest.json')
  const manifest: unknown = JSON.parse(await readFile(path, 'utf8'))
  const { packs, candles } = fieldsOf(manifest, path)
  if (!Array.isArray(candles)) throw new Error(`${path}: "candles" should be a list`)
  return {
    packs: Object.keys(fieldsOf(packs, `${path}: "packs"`)),
    files: candles.map((entry: unknown, i) => manifestFile(entry, `${path}: candles[${i}]`)),
  }
}

function manifestFile(entry: unknown, where: string): ManifestFile {
  const fields = fieldsOf(entry, where)
  const text = (name: string): string => {
    const value = fields[name]
    if (typeof value !== 'string') throw new Error(`${where}: "${name}" should be a string`)
    return value
  }
  const time = (name: string): number => {
    const value = fields[name]
    if (typeof value !== 'number') throw new Error(`${where}: "${name}" should be a number of milliseconds`)
    return value
  }
  return {
    file: text('file'),
    pack: text('pack'),
    symbol: text('symbol'),
    lengthMs: lengthOf(text('interval'), where),
    firstOpenAt: time('first_open_ms'),
    lastOpenAt: time('last_open_ms'),
    volumeTraded: text('volume_kind') === 'base units',
  }
}

function lengthOf(interval: string, where: string): number {
  const [, count, unit = ''] = /^(\d{1,2})([mh])$/.exec(interval) ?? []
  const lengthMs = Number(count) * (unitMs[unit] ?? NaN)
  if (!(lengthMs > 0)) throw new Error(`${where}: the interval "${interval}" should look like 5m or 1h`)
  return lengthMs
}

function fieldsOf(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`${where} should be an object`)
  return value as Record<string, unknown>
}
