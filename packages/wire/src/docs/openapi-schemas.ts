import type { Call, Schema } from '../call.ts'
import { refusalCodes, type RefusalKind } from '../codes/refusal-codes.ts'
import { noteOf, replyNotes, schemaNotes } from './field-notes.ts'
import { type JsonSchema, namedSchemas } from './json-schema.ts'
import { schemaNames } from './schema-names.ts'

export type Sentences = Readonly<Record<RefusalKind, string>>
export type NamedCall = readonly [name: string, call: Call]
export type Schemas = Readonly<Record<string, JsonSchema>>

const at = '#/components/schemas/'
export const refTo = (name: string): JsonSchema => ({ $ref: `${at}${name}` })

/** A name of the code as the name of a type: `openPosition` and `open_position` are OpenPosition. */
const typeName = (name: string): string =>
  name.replaceAll(/(?:^|_)([a-z])/g, (_whole, letter: string) => letter.toUpperCase())

export const requestName = (call: string): string => `${typeName(call)}Request`
export const answerName = (call: string): string => `${typeName(call)}Answer`
export const refusalName = (kind: RefusalKind): string => `${typeName(kind)}Refusal`

const names = new Map(Object.entries(schemaNames).map(([name, schema]) => [schema, name]))
/** That of the schema itself where it has one. */
const resultName = (call: string, reply: Schema): string => names.get(reply) ?? `${typeName(call)}Result`

/** Whatever is sent in some calls, by name: requests whole, with what they need. */
export function requestSchemas(calls: readonly NamedCall[]): Schemas {
  const own = calls.map(([name, call]) => [requestName(name), call.request.clone()] as const)
  const schemas = namedSchemas({ ...schemaNames, ...Object.fromEntries(own) }, 'input', at)
  const noted = calls.map(([name, call]) => {
    const schema = schemas[requestName(name)] ?? {}
    return [requestName(name), withNotes(schema, (field) => noteOf(name, call, field))] as const
  })
  return { ...schemas, ...Object.fromEntries(noted) }
}

/** Whatever some calls answer, by name: of each call its result and its answer around that. */
export function answerSchemas(calls: readonly NamedCall[]): Schemas {
  const answering = calls.filter(([, { effect }]) => effect !== 'image')
  const own = answering
    .filter(([, { reply }]) => !names.has(reply))
    .map(([name, { reply }]) => [resultName(name, reply), reply.clone()] as const)
  const results = namedSchemas({ ...schemaNames, ...Object.fromEntries(own) }, 'output', at)
  const answers = answering.map(([name, { reply }]) => [answerName(name), answerOf(resultName(name, reply))] as const)
  return { ...results, ...Object.fromEntries(answers) }
}

/** The refusals, each with what its sentence names among its details. */
export const refusalSchemas = (kinds: readonly RefusalKind[], sentences: Sentences): Schemas =>
  Object.fromEntries(kinds.map((kind) => [refusalName(kind), refusalOf(kind, sentences[kind])]))

const answerOf = (result: string): JsonSchema => ({
  type: 'object',
  properties: { code: { const: 200 }, message: { type: 'string' }, result: refTo(result) },
  required: ['code', 'message', 'result'],
})

function refusalOf(kind: RefusalKind, sentence: string): JsonSchema {
  const told = [...new Set(Array.from(sentence.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))]
  const detail: JsonSchema = { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: {} }] }
  const details: JsonSchema = {
    type: 'object',
    ...(told.length === 0
      ? {}
      : { properties: Object.fromEntries(told.map((name) => [name, detail])), required: told }),
  }
  return {
    description: sentence,
    type: 'object',
    properties: {
      code: { const: refusalCodes[kind] },
      message: { description: 'The sentence in the language of the request.', type: 'string' },
      result: {
        type: 'object',
        properties: { key: { const: kind }, details },
        required: ['key', 'details'],
      },
    },
    required: ['code', 'message', 'result'],
  }
}

function withNotes(schema: JsonSchema, note: (field: string) => string | undefined): JsonSchema {
  if (schema.properties === undefined) return schema
  const properties = Object.entries(schema.properties).map(([field, inner]) => {
    const description = note(field)
    return [field, description === undefined ? inner : { ...inner, description }] as const
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

/**
 * The named schemas of a document with what there is to say of them: what requests and answers refer to.
 * @throws where a name means two things, or a note is on a field that there is not.
 */
export function usedSchemas(paths: object, sent: Schemas, answered: Schemas): Schemas {
  const named = namesIn(paths)
  const asked = reached(named, sent)
  const given = reached(named, answered)
  for (const [name, schema] of asked) {
    const other = given.get(name)
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(schema))
      throw new Error(
        `${name} is one thing in requests and another in answers: what is asked for needs a name of its own`,
      )
  }
  const used = new Map([...asked, ...given])
  return Object.fromEntries(
    [...used]
      .map(([name, schema]) => [name, described(name, schema)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** The schemas of some names, and all that they refer to. Names that are not among them are of the other side. */
function reached(names: readonly string[], schemas: Schemas): Map<string, JsonSchema> {
  const found = new Map<string, JsonSchema>()
  const waiting = [...names]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = schemas[name]
    if (schema === undefined || found.has(name)) continue
    found.set(name, schema)
    waiting.push(...namesIn(schema))
  }
  return found
}

const namesIn = (value: object): string[] =>
  Array.from(JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g), ([, name = '']) => name)

/** What there is to say of the fields of a call's result, by name; `User.email` is one. */
export function notesOfAnswer(call: NamedCall): (readonly [field: string, note: string])[] {
  const answers = answerSchemas([call])
  const named = reached([answerName(call[0])], answers)
  return [...named.keys()].flatMap((name) =>
    Object.entries(replyNotes[name] ?? {}).map(([field, note]) => [`${name}.${field}`, note] as const),
  )
}

function described(name: string, schema: JsonSchema): JsonSchema {
  const notes = replyNotes[name] ?? {}
  for (const field of Object.keys(notes))
    if (schema.properties?.[field] === undefined) throw new Error(`there is no ${field} in ${name} to be noted`)
  const description = schemaNotes[name]
  return { ...(description === undefined ? {} : { description }), ...withNotes(schema, (field) => notes[field]) }
}
