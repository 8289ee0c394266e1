import { expect, it } from 'vitest'
import { exampleReceipts } from '../examples/example-receipts.ts'
import { decimal } from '../money/decimal.ts'
import { anchorPending } from '../receipts/receipt.ts'
import { type Checkpoint, checkpointHash, checkpointText } from './checkpoint.ts'
import { hashText } from './hash.ts'
import { readCheckpoint } from './read-checkpoint.ts'

const hash = hashText('a')
const range = { askLow: decimal('9.5'), bidHigh: decimal('10'), markLow: decimal('9'), markHigh: decimal('11') }
const bare = { id: 7, at: 1_000, previousHash: hash, journalRoot: null, journalCount: 0 }
const covered = { symbol: 'BTC/USDT', fromSequence: 3, toSequence: 9, root: hash }
const whole = (checkpoint: Omit<Checkpoint, 'hash'>): Checkpoint => ({
  ...checkpoint,
  hash: checkpointHash(checkpoint),
})
const stated = whole({
  ...bare,
  journalRoot: hash,
  journalCount: 2,
  tapes: [
    { ...covered, prices: { fromSequence: 1, node: { hash, range } } },
    { ...covered, symbol: 'ETH/USDT', prices: { fromSequence: 2, node: { hash, range: null } } },
    { ...covered, symbol: 'XRP/USDT' },
  ],
  statement: { settings: [{ version: 1, effectiveAt: 0, sections: 30, root: hash }], audit: { id: 4, hash } },
})
const checkpoints: readonly [string, Checkpoint][] = [
  ['of the first form', whole({ ...bare, tapes: [covered] })],
  ['of nothing', whole({ ...bare, tapes: [], statement: { settings: [], audit: null } })],
  ['of the second form', stated],
  ...Object.entries(exampleReceipts()).flatMap(([name, { journal }]): [string, Checkpoint][] =>
    journal.anchor === anchorPending ? [] : [[`of the receipt ${name}`, journal.anchor.checkpoint]],
  ),
]

it.each(checkpoints)('a checkpoint %s is read from its text', (_, checkpoint) => {
  expect(readCheckpoint(checkpointText(checkpoint))).toEqual(checkpoint)
})

it.each(['', 'BTC\u0085', 'BTC\u001cUSDT', '\ufeffBTC', 'BTC\u00a0', 'B\tC', 'BT\u0106'])(
  'no tape is called %j',
  (symbol) => {
    const text = checkpointText(stated)
    expect(text).toContain('tape XRP/USDT ')
    expect(() => readCheckpoint(text.replace('tape XRP/USDT ', `tape ${symbol} `))).toThrow('without a proper name')
  },
)

it.each(['Infinity', 'NaN', '0.5', '1e+21', '9007199254740992', '-9007199254740992'])('no number is %s', (number) => {
  for (const line of ['\n7\n', '\n1000\n', '\n2\n', ' 3 9 ', ' 30 ', 'audit 4 ']) {
    const text = checkpointText(stated)
    expect(text).toContain(line)
    expect(() => readCheckpoint(text.replace(line, line.replace(/\d+/, number)))).toThrow('malformed')
  }
})

it('no text but that of a checkpoint is read', () => {
  const text = checkpointText(stated)
  const lines = text.split('\n')
  const others = [
    '',
    'touchstone checkpoint 3',
    `${text}\n`,
    `${text} `,
    text.replace('\n7\n', '\n07\n'),
    lines.toReversed().join('\n'),
  ]
  for (const other of [...others, ...lines.map((_, index) => lines.toSpliced(index, 1, 'x').join('\n'))])
    expect(() => readCheckpoint(other)).toThrow(/malformed|a decimal|four prices/)
})
