import type * as z from 'zod/mini'
import type { Refused } from './handler.ts'

type Issue = z.core.$ZodIssue

/** Returns the first fault of a request, in words that say what would be right. */
export function malformed(issues: readonly Issue[]): Refused {
  const [issue] = issues
  if (issue === undefined) return { kind: 'malformed', where: 'the request', expected: 'an object' }
  const where = issue.path.length === 0 ? 'the request' : issue.path.map(String).join('.')
  return { kind: 'malformed', where, expected: expectedBy(issue) }
}

/** Never includes the input: a response must not echo it. */
function expectedBy(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.expected === 'object' ? 'an object' : `of type ${issue.expected}`
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'too_small') return `at least ${issue.minimum}${signs(issue.origin)}`
  if (issue.code === 'too_big') return `at most ${issue.maximum}${signs(issue.origin)}`
  const inUnion = issue.code === 'invalid_union' ? issue.errors[0]?.[0] : undefined
  if (inUnion !== undefined) return expectedBy(inUnion)
  return issue.message === 'Invalid input' ? 'of another form' : issue.message
}

const signs = (origin: string): string => (origin === 'string' ? ' characters long' : '')
