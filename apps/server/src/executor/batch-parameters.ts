/**
 * Arrays as parameters. The driver would quote and escape every element; integers and decimals need neither, and texts
 * are joined by a sign that no text of ours holds (canonical text escapes it) and taken apart by `string_to_array`. A
 * text that held it would make its column longer than the others, which `not null` refuses.
 */
export const separator = '\u001f'

/** The literal of an array of integers, decimals or booleans. */
export const integers = (values: readonly (number | string | boolean | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`

export const texts = (values: readonly string[]): string => values.join(separator)
