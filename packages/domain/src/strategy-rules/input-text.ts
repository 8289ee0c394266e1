import { canonicalText } from '../ledger/canonical.ts'
import { type Hash, hashText } from '../ledger/hash.ts'
import { readFields } from './read-fields.ts'
import { checkInput, type StrategyInput } from './strategy-input.ts'

/**
 * The one text of an input, which is stored, shown and hashed.
 * @throws Error, with what is wrong, for an input that `checkInput` refuses.
 */
export function inputText(input: StrategyInput): string {
  checkInput(input)
  return canonicalText(input)
}

/**
 * The hash that a day's record names its input by.
 * @throws as `inputText`.
 */
export const inputHash = (input: StrategyInput): Hash => hashText(inputText(input))

/**
 * Reads a text that somebody else sent.
 * @throws Error, with what is wrong, for whatever is not the canonical text of an input that `checkInput` accepts.
 */
export function readInput(text: string): StrategyInput {
  const input = readFields(text)
  if (inputText(input) !== text) throw new Error('strategy input: not the canonical text of what it says')
  return input
}
