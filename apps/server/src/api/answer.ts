import { printDecimal } from '@touchstone/domain/money/decimal'
import { successCode } from '@touchstone/wire/answer-codes'
import type { Language } from '@touchstone/wire/languages'
import { refusalCodes } from '@touchstone/wire/codes/refusal-codes'
import { type Expectation, isExpectation } from '@touchstone/wire/expectations'
import { fillText } from '@touchstone/texts/fill-text'
import { refusalText } from '@touchstone/texts/refusal-text'
import { textsOf } from '@touchstone/texts/texts'
import type { Refused } from './handler.ts'
import { wholeFrame, wholeRequest } from './malformed.ts'

/** What goes out: the HTTP status and the envelope as text, or an image. */
export type Sent =
  | { status: number; body: string; retryAfterSeconds?: number }
  | { status: 200; image: { type: string; bytes: Uint8Array } }

const beforeResult = `{"code":${successCode},"message":"OK","result":`

/** A result that is JSON text already, such as a reply of the journal. */
export const sendText = (result: string): Extract<Sent, { body: string }> => ({
  status: 200,
  body: `${beforeResult}${result}}`,
})

export const sendResult = (result: unknown): Sent => sendText(JSON.stringify(result))

/**
 * Sends a refusal in the caller's language. It is a reply of the API, so its HTTP status is 200, also for a missing
 * session; any other code below 1,000 is the HTTP status itself.
 */
export function sendRefusal({ kind, ...rest }: Refused, language: Language): Extract<Sent, { body: string }> {
  const code = refusalCodes[kind]
  const details = kind === 'malformed' ? expectedDetails(rest, language) : printedDetails(rest)
  const message = refusalText(kind, language, details)
  const body = JSON.stringify({ code, message, result: { key: kind, details } })
  const seconds = Number(details['seconds'])
  return {
    status: code >= 1_000 || code === refusalCodes.session_required ? 200 : code,
    body,
    ...((code === 429 || code === 503) && seconds > 0 ? { retryAfterSeconds: Math.ceil(seconds) } : {}),
  }
}

/** What a field should have been, in words too. */
function expectedDetails(
  { where, form, ...values }: Readonly<Record<string, unknown>>,
  language: Language,
): Record<string, unknown> {
  const { expectations } = textsOf(language)
  const expected = isExpectation(String(form)) ? expectations[form as Expectation] : expectations.documented
  const place = where === wholeRequest || where === wholeFrame ? expectations[where] : where
  return { where: place, expected: fillText(expected, values), form, ...values }
}

/** Decimals are the only big integers in a refusal. */
export function printedDetails(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(details).map(([name, detail]) => [
    name,
    typeof detail === 'bigint' ? printDecimal(detail) : detail,
  ])
  return Object.fromEntries(entries) as Record<string, unknown>
}
