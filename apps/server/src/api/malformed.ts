import { type Expectation, isExpectation } from '@touchstone/wire/expectations'
import type * as z from 'zod/mini'
import type { Refused } from './handler.ts'

type Issue = z.core.$ZodIssue

/** What a field should have been, with the values that its text names. */
type Expected = { readonly form: Expectation; readonly [value: string]: unknown }

/** Of a field, or of all that was sent. `sendRefusal` says it in the caller's language. */
export const malformedAt = (where: string, expected: Expected): Refused => ({
  ...expected,
  kind: 'malformed',
  where,
})
/** Places that no field has: their names are texts. */
export const wholeRequest = 'request'
export const wholeFrame = 'frame'

/** Of the name of a field that we do not know, as much as is said again: it may be anything and long. */
const saidMax = 60

/** Names a field that a request must not have. */
export function unknownField(path: readonly PropertyKey[], name: string): Refused {
  if (name === '') return { kind: 'unknown_field', field: '""' }
  const field = [...path.map(String), name].join('.').toWellFormed().replaceAll(/\p{C}/gu, '\u{fffd}')
  return { kind: 'unknown_field', field: field.length > saidMax ? `${field.slice(0, saidMax)}…` : field }
}

/** Returns the first fault of what was given. A field that is not known comes first: it may be one that is missing, misspelt. */
export function malformed(issues: readonly Issue[], given: unknown): Refused {
  const unknown = unknownIn(issues, [])
  if (unknown !== undefined) return unknown
  const [issue] = issues
  if (issue === undefined) return malformedAt(wholeRequest, { form: 'object' })
  return malformedAt(
    issue.path.length === 0 ? wholeRequest : issue.path.map(String).join('.'),
    isMissing(issue, given) ? { form: 'required' } : expectedBy(issue),
  )
}

function unknownIn(issues: readonly Issue[], above: readonly PropertyKey[]): Refused | undefined {
  for (const issue of issues) {
    const path = [...above, ...issue.path]
    if (issue.code === 'unrecognized_keys') return unknownField(path, issue.keys[0] ?? '')
  }
  return undefined
}

/**
 * A field that is absent is reported as required, not as of the wrong type. A query may send a list as one text: its items are
 * not missing then.
 */
function isMissing({ code, path }: Issue, given: unknown): boolean {
  if (path.length === 0 || !missable.has(code)) return false
  let value = given
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return false
    value = Object.hasOwn(value, name) ? (value as Record<PropertyKey, unknown>)[name] : undefined
    if (value === undefined) return true
  }
  return false
}
const missable = new Set<Issue['code']>(['invalid_type', 'invalid_value', 'invalid_union'])

/** Never includes the input: a response must not echo it. */
function expectedBy(issue: Issue): Expected {
  if (issue.code === 'invalid_type') return { form: types[issue.expected] ?? 'documented' }
  if (issue.code === 'invalid_value') return { form: 'one_of', choices: issue.values.map(String) }
  if (issue.code === 'too_small') return { form: sized(issue.origin, 'least'), minimum: Number(issue.minimum) }
  if (issue.code === 'too_big') return { form: sized(issue.origin, 'most'), maximum: Number(issue.maximum) }
  if (issue.code === 'invalid_union') return ofUnion(issue)
  return { form: isExpectation(issue.message) ? issue.message : 'documented' }
}

/** Of the first choice; where the choices differ by a field, what that field may be. */
function ofUnion(issue: Extract<Issue, { code: 'invalid_union' }>): Expected {
  const [first] = issue.errors[0] ?? []
  if (first !== undefined) return expectedBy(first)
  const choices = 'options' in issue ? issue.options : undefined
  return choices === undefined ? { form: 'documented' } : { form: 'one_of', choices: choices.map(String) }
}

const types: Readonly<Record<string, Expectation>> = {
  object: 'object',
  record: 'object',
  array: 'list',
  string: 'text',
  int: 'whole',
  number: 'number',
  boolean: 'boolean',
}

function sized(origin: string, side: 'least' | 'most'): Expectation {
  if (origin === 'string') return `characters_at_${side}`
  return origin === 'array' ? `entries_at_${side}` : `at_${side}`
}
