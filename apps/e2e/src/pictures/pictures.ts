import path from 'node:path'
import type { Look } from '../shots/scene.ts'

/** Of the pictures that screens are compared with. */
export const keptFolder = path.join(import.meta.dirname, 'kept')

/** A picture that is kept: a state of a route from the table of shots, and how it is looked at. */
export type Picture = {
  route: string
  state: string
  look?: Partial<Pick<Look, 'theme' | 'language' | 'width'>>
  /** What has to be there besides what the state shows: a CSS selector. */
  until?: string
}

const dark = { theme: 'dark' } as const
/** The device has decided the book again. */
const until = 'main a[href^="#/proof"] svg.text-accent'
/** The line for a guest whose first trade has ended, which the app finds out while it has nothing else to do. */
const saveLine = 'main .min-h-23 a'

/** The key screens, light and dark by turns; other languages in Latin letters, which every machine has. */
export const pictures: readonly Picture[] = [
  { route: 'home', state: 'content', until: saveLine },
  { route: 'home', state: 'content', look: dark, until: saveLine },
  { route: 'home', state: 'signed-out' },
  { route: 'home', state: 'empty', look: dark },
  { route: 'market', state: 'content' },
  { route: 'market', state: 'content', look: { ...dark, language: 'xi', width: 320 } },
  { route: 'search', state: 'content', look: dark },
  { route: 'kline', state: 'content' },
  { route: 'kline', state: 'content', look: dark },
  { route: 'contract', state: 'empty', look: dark },
  { route: 'demo', state: 'content' },
  { route: 'demo', state: 'filled', look: dark },
  { route: 'demo', state: 'filled', look: { language: 'vl', width: 320 } },
  { route: 'contractRecords', state: 'content' },
  { route: 'secondContract', state: 'content', look: dark },
  { route: 'secondContractRecords', state: 'content' },
  { route: 'receipt', state: 'content', until },
  { route: 'receipt', state: 'content', look: { ...dark, language: 'mlxy' }, until },
  { route: 'assets', state: 'content', look: dark },
  { route: 'ledger', state: 'content' },
  { route: 'transfer', state: 'content', look: dark },
  { route: 'exchange', state: 'content' },
  { route: 'ledger', state: 'entry', look: dark },
  { route: 'deposit', state: 'content' },
  { route: 'deposit', state: 'bank', look: dark },
  { route: 'withdraw', state: 'content' },
  { route: 'withdraw', state: 'agreeing', look: dark },
  { route: 'fundsRecords', state: 'content' },
  { route: 'fundsResult', state: 'content', look: dark },
  { route: 'signIn', state: 'content' },
  { route: 'my', state: 'content', look: dark },
  { route: 'saveAccount', state: 'content' },
  { route: 'security', state: 'content', look: dark },
  { route: 'messages', state: 'content' },
  { route: 'alerts', state: 'typed', look: dark },
  { route: 'news', state: 'content' },
  { route: 'check', state: 'content', look: dark },
  { route: 'demo', state: 'sealed' },
  { route: 'demo', state: 'seal-pending', look: dark },
  { route: 'demo', state: 'seal-fails' },
  { route: 'demo', state: 'cheated', look: dark },
  { route: 'demo', state: 'sharing' },
  { route: 'contractRecords', state: 'opened' },
  { route: 'check', state: 'verified' },
  { route: 'check', state: 'false' },
]

/** The name of its file. */
export const pictureName = ({ route, state, look = {} }: Picture): string =>
  [route, state, ...Object.values(look).map(String)].join('-')
