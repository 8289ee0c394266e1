import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Receipt, ReceiptVerdict } from '@touchstone/domain/receipts/receipt'
import { readReceipt, receiptText } from '@touchstone/domain/receipts/receipt-text'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'
import { mayBeSkipped } from '../../../../optional/may-be-skipped.ts'

/** `examples/check_receipt.py`, which was written from docs/receipts.md and docs/rules.md alone. */
export const pythonChecker = path.resolve(import.meta.dirname, '../../../../examples/check_receipt.py')

/** A Python that can run it; undefined where none is installed. */
export const python = ['python3', 'python'].map(executableOf).find((found) => found !== undefined)

/** The name may be that of a launcher, which would look for the program at each of our many runs. */
function executableOf(name: string): string | undefined {
  const script = 'import sys; print(sys.executable); sys.exit(sys.version_info < (3, 9))'
  const { status, stdout } = spawnSync(name, ['-c', script], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Why its tests are skipped. @throws in CI, where there must be one. */
export function whyNoPython(): string {
  const reason = 'no Python from version 3.9 on is installed: examples/check_receipt.py is not held to checkReceipt'
  if (!mayBeSkipped()) throw new Error(reason)
  return reason
}

/** What a function of the checker says of each of these arguments: `expression` has the argument as `a`, the checker as `c`. */
export function said(expression: string, given: readonly unknown[]): unknown {
  const script = `import json, sys; sys.path.insert(0, sys.argv[1]); import check_receipt as c
print(json.dumps([${expression} for a in json.load(sys.stdin)]))`
  const { stdout } = spawnSync(python ?? '', ['-B', '-c', script, path.dirname(pythonChecker)], {
    encoding: 'utf8',
    input: JSON.stringify(given),
  })
  return JSON.parse(stdout)
}

/** What both checkers must say alike of a receipt. Details are sentences of each one's own. */
export type Points = {
  ok: boolean
  pending: boolean
  unknownKind: string | undefined
  /** The ids of checks that failed, and what is not proven: each once, in order of the alphabet. */
  failed: readonly string[]
  unproven: readonly string[]
}

type Verdict = Omit<ReceiptVerdict, 'unknownKind'> & { unknownKind?: string | null | undefined }

export const pointsOf = ({ ok, pending, unknownKind, checks, unproven }: Verdict): Points => ({
  ok,
  pending,
  unknownKind: unknownKind ?? undefined,
  failed: [...new Set(checks.filter((check) => !check.ok).map(({ name }) => name))].sort(),
  unproven: [...new Set(unproven)].sort(),
})

/** What Python says of each of these texts; undefined where it finds no receipt. */
export async function judgedByPython(texts: readonly string[]): Promise<(Points | undefined)[]> {
  const lines = await outputOf(['--lines'], `${texts.join('\n')}\n`)
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => {
      const verdict = JSON.parse(line) as Verdict | null
      return verdict === null ? undefined : pointsOf(verdict)
    })
}

/** The same verdict, or none where the text is no receipt that can be read: then Python must not say that it holds. */
async function ourPoints(text: string): Promise<Points | 'unreadable'> {
  try {
    return pointsOf(await checkSignedReceipt(readReceipt(text)))
  } catch {
    return 'unreadable'
  }
}

/** Names of receipts of which the two say different things. */
export async function differing(named: readonly (readonly [name: string, text: string])[]): Promise<unknown[]> {
  const pythons = await judgedByPython(named.map(([, text]) => text))
  const found: unknown[] = []
  for (const [index, [name, text]] of named.entries()) {
    const [ours, theirs] = [await ourPoints(text), pythons[index]]
    const isSame = ours === 'unreadable' ? theirs?.ok !== true : JSON.stringify(ours) === JSON.stringify(theirs)
    if (!isSame) found.push({ name, ours, theirs })
  }
  return found
}

/** What a run of the checker prints. @throws where it ends with an error. */
async function outputOf(args: readonly string[], input: string): Promise<string> {
  const child = spawn(python ?? 'python3', [pythonChecker, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  child.stdin.end(input)
  let text = ''
  for await (const part of child.stdout.setEncoding('utf8')) text += String(part)
  const status = await ended
  if (status !== 0) throw new Error(`the checker in Python ended with ${status}`)
  return text
}

type Difference = { text: string; ours: Points; pythons: Points | undefined }

/** Collects receipts with our verdicts, one in `every`, and tells of which of them Python thinks otherwise. */
export function createComparison(every: number) {
  const seen: { text: string; ours: Points }[] = []
  let count = 0
  return {
    add: (receipt: Receipt, verdict: ReceiptVerdict): void => {
      count += 1
      if (count % every === 0) seen.push({ text: receiptText(receipt), ours: pointsOf(verdict) })
    },
    differences: async (): Promise<{ compared: number; found: Difference[] }> => {
      const pythons = await judgedByPython(seen.map(({ text }) => text))
      const found = seen
        .map(({ text, ours }, index) => ({ text, ours, pythons: pythons[index] }))
        .filter(({ ours, pythons: theirs }) => JSON.stringify(ours) !== JSON.stringify(theirs))
      return { compared: seen.length, found }
    },
  }
}
