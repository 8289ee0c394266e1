import { hashText } from '@touchstone/domain/ledger/hash'
import type { KeptTexts } from './kept-texts.ts'

/**
 * What this device may find.
 * - `row_differs`: a row of the journal does not come out again, decided by the rules that the app brings along.
 * - `row_changed`: a row is not the one that this device has seen before.
 * - `head_back`: the journal ends before a row that this device has seen.
 * - `balances_differ`: what the screens show is not what the journal leads to.
 * - `checkpoint_changed`: a checkpoint is not the one that this device has seen, or the chain between them does not hold.
 * - `checkpoint_back`: the chain ends before a checkpoint that this device has seen.
 */
export const alarmKinds = [
  'row_differs',
  'row_changed',
  'head_back',
  'balances_differ',
  'checkpoint_changed',
  'checkpoint_back',
] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** `evidence` is JSON: what was kept, what was shown, and all that it takes to see the difference again. */
export type Finding = {
  kind: AlarmKind
  bookId?: number
  /** Of the journal row or the checkpoint. */
  number: number
  /** What differs, in English: for whoever examines the evidence. */
  sentence: string
  evidence: object
}

export type Alarm = Finding & { id: string; foundAtMs: number; isSeen: boolean }

/** The same finding has the same id, however often it is found: one alarm, which a person opens once. */
const idOf = ({ kind, bookId, number, sentence }: Finding): string =>
  hashText(JSON.stringify([kind, bookId, number, sentence])).slice(0, 16)

const nameOf = (userId: number, id: string): string => `alarm ${userId} ${id}`

/** Keeps what was found. The alarm of before, where it is known already. */
export async function raise(texts: KeptTexts, userId: number, finding: Finding, nowMs: number): Promise<Alarm> {
  const id = idOf(finding)
  const known = await readAlarm(texts, userId, id)
  if (known !== undefined) return known
  const alarm: Alarm = { ...finding, id, foundAtMs: nowMs, isSeen: false }
  await texts.write(new Map([[nameOf(userId, id), JSON.stringify(alarm)]]))
  return alarm
}

export async function readAlarm(texts: KeptTexts, userId: number, id: string): Promise<Alarm | undefined> {
  const text = await texts.read(nameOf(userId, id))
  return text === undefined ? undefined : (JSON.parse(text) as Alarm)
}

/** Everything that was found for a user, the newest first. */
export async function readAlarms(texts: KeptTexts, userId: number): Promise<Alarm[]> {
  const beginning = nameOf(userId, '')
  const names = await texts.names(beginning)
  const found = await Promise.all(names.map((name) => readAlarm(texts, userId, name.slice(beginning.length))))
  return found.filter((alarm) => alarm !== undefined).sort((a, b) => b.foundAtMs - a.foundAtMs)
}

/** From here on it stands in the list only. */
export async function markSeen(texts: KeptTexts, userId: number, alarm: Alarm): Promise<void> {
  await texts.write(new Map([[nameOf(userId, alarm.id), JSON.stringify({ ...alarm, isSeen: true })]]))
}

/** The evidence as a file for others. */
export const evidenceText = (alarm: Alarm, origin: string): string => {
  const { isSeen: _, ...found } = alarm
  return `${JSON.stringify({ format: 'touchstone evidence 1', origin, ...found }, undefined, 2)}\n`
}
