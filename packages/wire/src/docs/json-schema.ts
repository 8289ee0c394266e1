import * as z from 'zod/mini'
import type { Schema } from '../call.ts'

/** What we read of a JSON schema. */
export type JsonSchema = {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  pattern?: string
  format?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}
type Side = 'input' | 'output'

/** A schema as JSON Schema 2020-12: what a request may be, or what an answer is. */
export const jsonSchema = (schema: Schema, io: Side): JsonSchema =>
  bare(z.toJSONSchema(schema, { io, unrepresentable: 'any', override: (each) => corrected(each, io) }))

/** Several schemas by name, each of which stands in the others as a reference to `at` and its name. */
export function namedSchemas(
  named: Readonly<Record<string, Schema>>,
  io: Side,
  at: string,
): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `${at}${id}`,
    override: (each) => corrected(each, io),
  })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]))
}

function bare(schema: object): JsonSchema {
  const { $schema: _, $id: __, ...rest } = schema as Record<string, unknown>
  return rest
}

type Overridden = { zodSchema: z.core.$ZodTypes; jsonSchema: Record<string, unknown> }

/**
 * Says the limits that a request is held to. What comes as text in a query is checked after it was read, and the
 * library would describe what stands before that, and leave out its default. Of answers nobody is held to more than
 * they need: fields may be added, and a whole number has no bounds of its own.
 */
function corrected({ zodSchema, jsonSchema: said }: Overridden, io: Side): void {
  const { def } = zodSchema._zod
  if (io === 'output') {
    if (def.type === 'object' && said['additionalProperties'] === false) delete said['additionalProperties']
    if (said['minimum'] === Number.MIN_SAFE_INTEGER) delete said['minimum']
    if (said['maximum'] === Number.MAX_SAFE_INTEGER) delete said['maximum']
    return
  }
  if (def.type === 'default') said['default'] = def.defaultValue
  if (def.type !== 'pipe' || def.out._zod.def.type === 'transform') return
  for (const key of Object.keys(said)) Reflect.deleteProperty(said, key)
  Object.assign(said, jsonSchema(def.out as Schema, io))
}
