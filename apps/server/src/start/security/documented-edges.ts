import type { JsonSchema } from '@touchstone/wire/docs/json-schema'
import type { Place } from './test-fields.ts'

/** A value of a field: at a limit that the document states, or one beyond it. */
export type Edge = { place: Place; value: unknown; isTaken: boolean; limit: string }

/** Every limit of a schema, from both sides. `example` is of its form. */
export function edgesOf(schema: JsonSchema, example: unknown, place: Place = []): Edge[] {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return choiceOf(choices, example).flatMap((choice) => edgesOf(choice, example, place))
  const at = (limit: string, value: unknown, isTaken: boolean): Edge => ({ place, value, isTaken, limit })
  if (schema.const !== undefined) return [at('const', 'zz', false)]
  if (schema.enum !== undefined)
    return [at('enum', 'zz-zz', false), ...schema.enum.map((each) => at('enum', each, true))]
  if (schema.type === 'integer') return edgesOfWhole(schema, at)
  if (schema.type === 'string') return edgesOfText(schema, example, at)
  if (schema.type === 'array') return edgesOfList(schema, example, place, at)
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    edgesOf(inner, isObject(example) ? example[name] : undefined, [...place, name]),
  )
}

type At = (limit: string, value: unknown, isTaken: boolean) => Edge

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Of several forms of an object that of the example, by its kind; of a value that may be null the other. */
function choiceOf(choices: readonly JsonSchema[], example: unknown): readonly JsonSchema[] {
  const kind = isObject(example) ? example['kind'] : undefined
  return choices.filter(
    ({ type, properties }) => type !== 'null' && (kind === undefined || properties?.['kind']?.const === kind),
  )
}

function edgesOfWhole({ minimum, maximum }: JsonSchema, at: At): Edge[] {
  const from = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? [] : [minimum]
  const upTo = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? [] : [maximum]
  return [
    at('whole', 1.5, false),
    ...from.flatMap((least) => [at('minimum', least, true), at('minimum', least - 1, false)]),
    ...upTo.flatMap((most) => [at('maximum', most, true), at('maximum', most + 1, false)]),
  ]
}

/** Texts of any length can be made where the pattern allows for any letter. */
function edgesOfText({ pattern, minLength = 0, maxLength }: JsonSchema, example: unknown, at: At): Edge[] {
  const isFree = pattern === undefined || new RegExp(pattern, 'u').test('a')
  const text = (length: number): string => 'a'.repeat(length)
  const lengths: Edge[] =
    maxLength === undefined
      ? []
      : [
          at('maxLength', text(maxLength + 1), false),
          ...(isFree ? [at('maxLength', text(maxLength), true), at('minLength', text(minLength), true)] : []),
          ...(minLength > 0 ? [at('minLength', text(minLength - 1), false)] : []),
        ]
  return pattern === undefined
    ? lengths
    : [...lengths, at('pattern', `${typeof example === 'string' ? example : ''}\u0001`, false)]
}

function edgesOfList(
  { items = {}, minItems = 0, maxItems }: JsonSchema,
  example: unknown,
  place: Place,
  at: At,
): Edge[] {
  const item: unknown = Array.isArray(example) ? example[0] : undefined
  const inner = edgesOf(items, item, [...place, '0'])
  if (maxItems === undefined || item === undefined) return inner
  const list = (length: number): unknown[] => Array.from({ length }, () => item)
  return [
    ...inner,
    at('maxItems', list(maxItems), true),
    at('maxItems', list(maxItems + 1), false),
    ...(minItems > 0 ? [at('minItems', list(minItems), true), at('minItems', list(minItems - 1), false)] : []),
  ]
}
