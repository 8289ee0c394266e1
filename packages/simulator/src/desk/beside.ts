import type { Decide } from '@touchstone/server/executor/batch-decide'
import type { NaiveCommandRow } from '../naive-model/naive-work.ts'
import type { PostingText } from '../naive-model/postings.ts'
import type { NaiveModel } from '../rulebook/naive-model.ts'

/** What others would have made of a command than the house did, as the model reads it. */
export type Made =
  | { row: NaiveCommandRow; postings: PostingText[] }
  | { row: Omit<NaiveCommandRow, 'reply'>; refusal: { kind: string } }

export type Shadow = { name: string; world: string; made: Made }

/** Who decides beside a life, which changes nothing about it. */
export type Beside = {
  /** What the house decides, and what others make of the same. */
  decide: (honest: Decide, ...given: Parameters<Decide>) => { decided: ReturnType<Decide>; shadows: readonly Shadow[] }
  /** Hears of what they made when the books stand as they did then; `modelAside`: a model for one command on a book. */
  judge: (shadows: readonly Shadow[], modelAside: (bookId: number) => NaiveModel) => void
}

/** Nobody. */
export const nobodyBeside: Beside = {
  decide: (honest, ...given) => ({ decided: honest(...given), shadows: [] }),
  judge: () => undefined,
}
