import { applyDecision } from '@touchstone/domain/books/apply-decision'
import { writeCanonical } from '@touchstone/domain/books/codec'
import type { Facts } from '@touchstone/domain/books/facts'
import { recordingFacts } from '@touchstone/domain/books/facts-record'
import { entriesText } from '@touchstone/domain/ledger/entries-text'
import { assert } from '@touchstone/domain/result'
import type { Decide } from '@touchstone/server/executor/batch-decide'
import type { NaiveCommandRow, NaiveFacts } from '../naive-model/naive-work.ts'
import type { PostingText } from '../naive-model/postings.ts'
import type { Beside, Made, Shadow } from '../desk/beside.ts'
import type { Mutant } from './mutant.ts'

type Given = Parameters<Decide>
type Decided = ReturnType<Decide>

/** Whether a mutant does nothing but decide otherwise, and is found by the model: beside a life it shows as in its own. */
const isShadow = ({ decide, by, arrives, sales, change }: Mutant): boolean =>
  decide !== undefined && by === 'model' && arrives === undefined && sales === undefined && change === undefined

/**
 * Lets mutants decide beside a life: whatever one of them would have done otherwise than the house, the model judges on
 * the books as they were then. A life with a mutant goes the same way up to its first fault, where it ends.
 */
export function createShadows(mutants: readonly Mutant[]): Beside & { found: ReadonlyMap<string, string> } {
  const waiting = new Map(mutants.filter(isShadow).map((mutant) => [mutant.name, mutant]))
  const found = new Map<string, string>()
  /** What the house decided is decided once: a mutant that leaves a command alone costs nothing. */
  let present: { given: Given; decided: Decided } | undefined
  const decideOf = new Map<string, Decide>()

  function rulesOf({ name, decide: change }: Mutant, honest: Decide): Decide {
    const asBefore: Decide = (...given) =>
      present?.given.every((each, index) => each === given[index]) === true ? present.decided : honest(...given)
    const rules = decideOf.get(name) ?? change?.(asBefore) ?? honest
    decideOf.set(name, rules)
    return rules
  }

  /** Undefined where a mutant leaves the command alone, looks at what the house did not, or would have made it throw. */
  function madeBy(mutant: Mutant, honest: Decide, [book, command, facts]: Given, decided: Decided): Made | undefined {
    const recording = recordingFacts(facts)
    const given: Given = [book, command, recording.facts]
    present = { given, decided }
    try {
      const other = rulesOf(mutant, honest)(...given)
      if (other === decided) return undefined
      return asMade(given, other, recording.text())
    } catch {
      return undefined
    } finally {
      present = undefined
    }
  }

  return {
    /** How the model found each, by name. */
    found,
    decide(honest, book, command, facts) {
      const { watched, onlyAsked } = watching(facts)
      const decided = honest(book, command, watched)
      const shadows = [...waiting.values()].flatMap((mutant): Shadow[] => {
        const made = madeBy(mutant, honest, [book, command, onlyAsked], decided)
        return made === undefined ? [] : [{ name: mutant.name, world: book.world, made }]
      })
      return { decided, shadows }
    },
    judge(shadows, modelAside) {
      for (const { name, world, made } of shadows) {
        if (!waiting.has(name)) continue
        const aside = modelAside(made.row.bookId)
        const [fault] =
          'refusal' in made ? aside.refuse(made.row, world, made.refusal) : aside.follow(made.row, world, made.postings)
        if (fault === undefined) continue
        found.set(name, fault)
        waiting.delete(name)
      }
    },
  }
}

function asMade([book, command, { at }]: Given, decided: Decided, facts: string): Made {
  const row = {
    bookId: book.id,
    sequence: book.sequence + 1,
    at,
    command: asText<NaiveCommandRow['command']>(command),
    facts: JSON.parse(facts) as NaiveFacts,
  }
  if (!decided.ok) return { row, refusal: asText(decided.refusal) }
  const { postings, reply } = decided.value
  const { entries } = applyDecision(book, decided.value)
  return {
    row: { ...row, reply: asText(reply) },
    postings: JSON.parse(entriesText(postings, entries)) as PostingText[],
  }
}

/** As the journal would have it: decimals are texts. */
const asText = <Text extends object>(value: object): Text => JSON.parse(writeCanonical(value)) as Text

/**
 * Facts that are watched, and the same without the markets that were not asked for: a row names those that its decision
 * looked at, and a mutant beside it must not add to them. @throws for any other, in the second.
 */
function watching(facts: Facts): { watched: Facts; onlyAsked: Facts } {
  const [markets, nets] = [new Set<string>(), new Set<string>()]
  return {
    watched: {
      ...facts,
      market: (symbol) => (markets.add(symbol), facts.market(symbol)),
      netQuantity: (symbol) => (nets.add(symbol), facts.netQuantity(symbol)),
    },
    onlyAsked: {
      ...facts,
      market(symbol) {
        assert(markets.has(symbol), 'a market that the house looked at')
        return facts.market(symbol)
      },
      netQuantity(symbol) {
        assert(nets.has(symbol), 'an exposure that the house looked at')
        return facts.netQuantity(symbol)
      },
    },
  }
}
