import { networks } from '@touchstone/domain/addresses/networks'

/** Every variable of the environment that the server reads; docs/operations.md explains each. */
export const variables = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'FEED',
  'SEED',
  'LOG_LEVEL',
  'SMTP_URL',
  'MAIL_FROM',
  'SMS_URL',
  'SMS_TOKEN',
  'CODE_EVERY_SECONDS',
  'CHECKPOINT_EVERY_SECONDS',
  'CHART_DAYS_READY',
  'STRATEGY_DAYS_READY',
  'PUSH_CONTACT',
  'PUSH_SERVICES',
  'ESPLORA_BITCOIN',
  'METRICS_TOKEN',
  'PROXIES',
  'FILES_KEY',
  'MARKETDATA_DIR',
] as const

const ofNetworks = networks.map((network) => network.toUpperCase())

/** Variables that differ in their end alone. */
export const variableFamilies: { readonly [beginning: string]: readonly string[] } = {
  XPUB_: ofNetworks,
  EVM_RPC_: ofNetworks,
  TREASURY_: ofNetworks,
  FILES_S3_: ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY', 'SECRET_KEY'],
}

const known: ReadonlySet<string> = new Set([
  ...variables,
  ...Object.entries(variableFamilies).flatMap(([beginning, ends]) => ends.map((end) => beginning + end)),
])

export const isVariable = (name: string): boolean => known.has(name)

/**
 * Looks for names that were meant to be ours. Anything else in the environment is not for us.
 * @throws with a sentence for the operator: a variable that is misspelt would be a setting that silently is not there.
 */
export function refuseMisspelt(environment: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(environment)) {
    if (known.has(name) || environment[name] === '') continue
    const meant = nearest(name)
    if (meant !== undefined) throw new Error(`unknown variable ${name}: did you mean ${meant}?`)
    const family = Object.entries(variableFamilies).find(([beginning]) => name.startsWith(beginning))
    if (family !== undefined)
      throw new Error(`unknown variable ${name}: ${family[0]} is followed by ${family[1].join(', ')}`)
  }
}

/** What other programs call it, and what others may be set for: no reason to end a start. */
const elsewhere: { readonly [name: string]: (typeof variables)[number] } = {
  PROXY: 'PROXIES',
  TRUST_PROXY: 'PROXIES',
  DATABASE: 'DATABASE_URL',
  DB_URL: 'DATABASE_URL',
  POSTGRES_URL: 'DATABASE_URL',
  DATA: 'DATA_DIR',
}

/** @returns a sentence for each name that may have been meant for us, and that nothing here reads. */
export function perhapsMeant(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(environment).flatMap((name) => {
    const meant = elsewhere[name] ?? name.toUpperCase()
    if (known.has(name) || !known.has(meant) || environment[name] === '' || environment[meant] !== undefined) return []
    return [`${name} is set, which this server does not read: if it is meant for it, its name is ${meant}`]
  })
}

/** How many letters may differ: a short name with two others is often another word. Our choice. */
const distanceMax = (name: string): number => (name.length < 7 ? 1 : 2)

function nearest(name: string): string | undefined {
  const upper = name.toUpperCase()
  if (upper !== name) return known.has(upper) && upper.includes('_') ? upper : undefined
  const near = [...known].map((each) => ({ each, distance: distanceOf(name, each) }))
  const [best] = near.toSorted((a, b) => a.distance - b.distance)
  return best !== undefined && best.distance <= distanceMax(best.each) ? best.each : undefined
}

/** Letters to insert, leave out, replace, or swap with their neighbour: the optimal string alignment distance. */
function distanceOf(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const at = (up: number, left: number): number => (up === 0 ? line : rows[row - up])?.[column - left] ?? Infinity
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      line.push(Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + same, swapped ? at(2, 2) + 1 : Infinity))
    }
    rows.push(line)
  }
  return rows[a.length]?.[b.length] ?? Infinity
}
