import * as z from 'zod/mini'

/** What a field should have been, by name: `texts` says each in every language. */
export const expectations = [
  'required',
  'object',
  'list',
  'text',
  'whole',
  'number',
  'boolean',
  'one_of',
  'at_least',
  'at_most',
  'characters_at_least',
  'characters_at_most',
  'entries_at_least',
  'entries_at_most',
  'documented',
  'decimal',
  'symbol',
  'currency',
  'known_id',
  'known_quote',
  'known_channel',
  'file_id',
  'sha256',
  'time',
  'day',
  'calendar_day',
  'month',
  'country',
  'six_digits',
  'second_factor_code',
  'phone',
  'account_name',
  'operator_name',
  'code',
  'shared_code',
  'plain_text',
  'some_field',
  'amount_or_units',
  'terms_of_amount',
  'anti_phishing_code',
  'web_address',
  'push_key',
  'topic',
  'token',
  'json',
  'http',
  'websocket',
  'one_file',
] as const
export type Expectation = (typeof expectations)[number]

export const isExpectation = (text: string): text is Expectation => expectations.some((each) => each === text)

/** A pattern, and what a text that does not match it should have been. */
export const form = (pattern: RegExp, expected: Expectation) => z.regex(pattern, expected)

/** What no pattern can say, and what a value for which it is false should have been. */
export const meets = <Value>(isSo: (value: NoInfer<Value>) => boolean, expected: Expectation) =>
  z.refine<Value>(isSo, expected)
