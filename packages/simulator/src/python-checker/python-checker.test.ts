import { spawnSync } from 'node:child_process'
import { anchoredAgain } from '@touchstone/domain/examples/anchored-again'
import { changedAt, type Json, leavesOf } from '@touchstone/domain/examples/changed-leaf'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { hiding } from '@touchstone/domain/examples/forged-kinds'
import { forgedReceipts } from '@touchstone/domain/examples/forged-receipts'
import { plainReceipts } from '@touchstone/domain/examples/plain-receipts'
import type { AnyShape } from '@touchstone/domain/money/shape'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { receiptText } from '@touchstone/domain/receipts/receipt-text'
import { commandRows, postingRules, receiptedKinds, replyRules } from '@touchstone/domain/rulebook/journal-tables'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { settingsText } from '@touchstone/domain/settings/settings-text'
import { describe, expect, it } from 'vitest'
import { recordedReceipts } from '../recorded-life/load-recorded-life.ts'
import { differing, judgedByPython, python, pythonChecker, whyNoPython } from './python-checker.ts'

const forgeries = forgedReceipts()
const made = { ...exampleReceipts(), ...plainReceipts() }

const pendingOf = (receipt: Receipt): Receipt => ({
  ...receipt,
  journal: { ...receipt.journal, anchor: 'anchor_pending' },
  accepted: receipt.accepted && { ...receipt.accepted, anchor: 'anchor_pending' },
  ticks: receipt.ticks.map((tick) => ({ ...tick, anchor: 'anchor_pending' })),
})

const honest: [string, Receipt][] = [
  ...Object.entries(made),
  ...forgeries.map((forgery): [string, Receipt] => [`not: ${forgery.lie}`, forgery.honest]),
]

/** Many forgeries have the same honest twin. */
const distinct = [...new Map(honest.map((each) => [receiptText(each[1]), each])).values()]

/** Changes of one thing each are many; one in so many is enough to meet every check. */
const oneIn = 9
const sampled = <Item>(items: readonly Item[]): Item[] => items.filter((_, index) => index % oneIn === 0)

/** A receipt in which one thing was changed, as it is or with all of its hashes in order again. */
function changedOnce(name: string, receipt: Receipt): [string, string][] {
  const json = JSON.parse(receiptText(receipt)) as Json
  const plain = sampled(leavesOf(json)).map((at): [string, string] => [
    `${name}: ${at.join('.')}`,
    JSON.stringify(changedAt(json, at)),
  ])
  const rows = (['command', 'facts', 'reply', 'entries'] as const).flatMap((field) => {
    const text = JSON.parse(receipt.journal.row[field]) as Json
    return sampled(leavesOf(text)).map((at): [string, string] => {
      const row = { [field]: JSON.stringify(changedAt(text, at)) }
      return [`${name}, hashed again: ${field}.${at.join('.')}`, receiptText(anchoredAgain(receipt, { row }))]
    })
  })
  return [...plain, ...rows]
}

const isAnchored = ({ journal, accepted, armed }: Receipt): boolean =>
  [journal, accepted, armed].every((each) => each?.anchor !== 'anchor_pending')

const run = (file: string, input?: string) =>
  spawnSync(python ?? '', [pythonChecker, file], { input, encoding: 'utf8' })

const decimalsIn = (shape: AnyShape, path = ''): string[] =>
  shape === true
    ? [path]
    : Object.entries(shape).flatMap(([name, inner]) => decimalsIn(inner, path === '' ? name : `${path}.${name}`))

const reason = python === undefined ? whyNoPython() : 'by Python'

describe.skipIf(python === undefined)(`a receipt that is checked ${reason}`, () => {
  it('has the same verdict, of every kind, under a checkpoint or not', async () => {
    const texts = honest.flatMap(([name, receipt]): [string, string][] => [
      [name, receiptText(receipt)],
      [`pending: ${name}`, receiptText(pendingOf(receipt))],
    ])
    expect(await differing(texts)).toEqual([])
    const judged = await judgedByPython(honest.map(([, receipt]) => receiptText(receipt)))
    expect(judged.filter((each) => each?.ok !== true)).toEqual([])
  })

  it('has a word of its own for what is pending', () => {
    const [[, receipt] = []] = honest
    const { stdout, status } = run('-', receipt === undefined ? '' : receiptText(pendingOf(receipt)))
    expect(stdout).toMatch(/^pending row_anchor: no checkpoint contains it yet; about a minute$/m)
    expect(stdout).toMatch(/^holds {2}row_hash: /m)
    expect([status, stdout]).toEqual([0, expect.stringContaining('as far as it goes yet')])
  })

  it('has the same verdict where it is of the first form', async () => {
    expect(await differing(recordedReceipts().map((text, index) => [`recorded ${index}`, text]))).toEqual([])
  })

  it('is refused by the same check where it is forged; but what only a replay of the book shows', async () => {
    const judged = await judgedByPython(forgeries.map(({ forged }) => receiptText(forged)))
    const told = forgeries.map(({ refusedBy, also }, index) => ({
      refusedBy,
      failed: judged[index]?.failed,
      isRefused: judged[index]?.failed.join() === [refusedBy, ...also].sort().join(),
    }))
    expect(told.filter(({ isRefused }) => !isRefused)).toEqual(
      told.filter(({ refusedBy }) => refusedBy === 'own_book').map((each) => ({ ...each, failed: [] })),
    )
    expect(told.length).toBeGreaterThanOrEqual(54)
  })

  it('has the same verdict where a kind is no text: nobody knows it, and it excuses nothing', async () => {
    const kinds = ['{}', '{"kind":1}', '{"kind":null}', '{"kind":["transfer"]}']
    const takes = '[[null,"USDT","balance","house:fees","900","7-3","1",null]]'
    const rows = [
      ...kinds.flatMap((text) => [{ command: text }, { reply: text, entries: takes }]),
      { reply: '{"kind":"risk_acknowledged"}', entries: takes },
    ]
    const named = rows.map((row): [string, string] => [
      JSON.stringify(row),
      receiptText(anchoredAgain(exampleOf('transferred'), { row })),
    ])
    expect(await differing(named)).toEqual([])
    const judged = await judgedByPython(named.map(([, text]) => text))
    expect(judged.map((each) => each?.failed.length)).not.toContain(0)
  })

  it('has the same verdict where a field of the settings is hidden, and none may be', async () => {
    const receipt = exampleOf('opened')
    const whole = settingsText(defaultSettings)
    const fields = Object.keys(JSON.parse(receipt.settings) as object).filter((name) => name !== 'countries')
    const named = fields.map((field): [string, string] => [field, receiptText(hiding(receipt, whole, field))])
    expect(await differing(named)).toEqual([])
    const judged = await judgedByPython(named.map(([, text]) => text))
    expect(judged.map((each) => each?.failed.length)).not.toContain(0)
  })

  it('has the same verdict after any one change', async () => {
    const changed = distinct
      .filter(([, receipt]) => isAnchored(receipt))
      .flatMap(([name, each]) => changedOnce(name, each))
    expect(changed.length).toBeGreaterThan(1_000)
    expect(await differing(changed)).toEqual([])
  })
})

describe.skipIf(python === undefined)('the checker in Python', () => {
  it.each([
    ['as it was saved', (text: string) => text],
    ['as a call answers it', (text: string) => `{"pending":false,"receipt":${text}}`],
    ['in its envelope', (text: string) => `{"code":200,"message":"","result":{"pending":false,"receipt":${text}}}`],
  ])('takes a receipt %s, and ends with 0', (_, wrapped) => {
    const { status, stdout } = run('-', wrapped(receiptText(exampleOf('opened'))))
    expect(stdout).toContain('holds  formula: position_opening')
    expect(stdout).toContain('open   own_book: the receipt alone does not prove it')
    expect(stdout).toMatch(/compare checkpoint 1 with the published one: [0-9a-f]{64}/)
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('the receipt holds')
    expect(status).toBe(0)
  })

  it('ends with 1 for one that does not hold', () => {
    const [forgery] = forgeries
    const { status, stdout } = run('-', receiptText(forgery?.forged ?? exampleOf('opened')))
    expect(stdout).toContain('FAILS  in_force')
    expect(stdout).toContain('the receipt does NOT hold')
    expect(status).toBe(1)
  })

  it('ends with 2 for a kind that it does not know, and does not call it false', () => {
    const receipt = exampleOf('transferred')
    const { status, stdout } = run('-', receiptText(anchoredAgain(receipt, { row: { reply: '{"kind":"later"}' } })))
    expect(stdout).toContain('the receipt cannot be checked by this version, which does not know the kind "later"')
    expect(status).toBe(2)
  })

  it('prints nothing that a receipt could move the cursor with', () => {
    const key = 'x\r\u001b[1F\u001b[0Jthe receipt holds\u001b[8m\u202e\u2028\ud800'
    const { status, stdout } = run('-', receiptText(anchoredAgain(exampleOf('transferred'), { row: { key } })))
    expect(stdout).not.toMatch(/[\p{Cf}\p{Cs}\p{Zl}]|(?!\n)\p{Cc}/u)
    expect(stdout).toContain(String.raw`x\u000d\u001b[1F`)
    expect(status).toBe(1)
  })

  it.each([
    ['[]', 0, 'open   results: none are stated'],
    ['[{"net":"5"}]', 1, 'FAILS  results: they are not of the form that the API answers'],
  ])('checks results beside a receipt: %s', (results, exit, line) => {
    const { stdout, status } = run('-', `{"result":{"results":${results},"receipt":${receiptText(exampleOf('part'))}}}`)
    expect(stdout).toContain(line)
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(exit === 0 ? 'the receipt holds' : 'the receipt does NOT hold')
    expect(status).toBe(exit)
  })

  it.each(['', '{}', '[]', 'null', 'no JSON', '{"pending":true}', '{"journal":1,"ticks":[],"settings":""}'])(
    'ends with 2 where there is no receipt: %s',
    (text) => {
      const { status, stdout } = run('-', text)
      expect(stdout).toContain('there is no receipt')
      expect(status).toBe(2)
    },
  )

  it('ends with 2 for a file that is not there', () => {
    expect(run('nowhere.json').status).toBe(2)
  })

  it('lists the kinds and decimals that the rulebook has', () => {
    const script = `import json, sys; sys.path.insert(0, sys.argv[1]); import check_receipt as c
print(json.dumps([{k: [g, sorted(f.split())] for k, (g, f) in c.COMMANDS.items()}, {k: sorted(f.split()) for k, f in c.REPLIES.items()}, sorted(c.POSTINGS), sorted(c.FORMULAS)]))`
    const { stdout } = spawnSync(python ?? '', ['-B', '-c', script, pythonChecker.replace(/[^/\\]+$/, '')], {
      encoding: 'utf8',
    })
    expect(JSON.parse(stdout)).toEqual([
      Object.fromEntries([...commandRows].map(([kind, row]) => [kind, [row.givenBy, decimalsIn(row.decimals).sort()]])),
      Object.fromEntries([...replyRules].map(([kind, { decimals }]) => [kind, decimalsIn(decimals).sort()])),
      [...postingRules.keys()].sort(),
      [...receiptedKinds].sort(),
    ])
  })
})

function exampleOf(name: string): Receipt {
  const receipt = made[name]
  if (receipt === undefined) throw new Error(`there is no example ${name}`)
  return receipt
}
