import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { api } from '../api.ts'
import type { Call, Schema } from '../call.ts'
import { consoleApi } from '../console/console-api.ts'
import { schemaNames } from './schema-names.ts'

const calls: Readonly<Record<string, Call>> = { ...api, ...consoleApi }
const named = new Set<unknown>(Object.values(schemaNames))
/** Where each object stands that has no name: one that stands in two places is a type that a client should know. */
type Places = Map<object, string[]>

/** Notes the objects of a schema up to those that have a name, which stand there as a reference. */
function note(schema: Schema, place: string, places: Places, isWhole = false): void {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  if (named.has(schema) && !isWhole) return
  const isPart = def.type === 'object' && !isWhole
  if (isPart) places.set(schema, [...(places.get(schema) ?? []), place])
  for (const [part, inner] of partsOf(def)) note(inner as Schema, part === '' ? place : `${place}.${part}`, places)
}

function partsOf(def: z.core.$ZodTypes['_zod']['def']): (readonly [part: string, schema: z.core.$ZodType])[] {
  if (def.type === 'object') return Object.entries(def.shape)
  if (def.type === 'union') return def.options.map((option) => ['', option] as const)
  if (def.type === 'array') return [['', def.element]]
  if (def.type === 'record') return [['', def.valueType]]
  if (def.type === 'pipe')
    return [
      ['', def.in],
      ['', def.out],
    ]
  return 'innerType' in def ? [['', def.innerType]] : []
}

const shared = (places: Places): string[][] => [...places.values()].filter((each) => each.length > 1)

it('names every object that two calls share, or that stands in two places of one', () => {
  const places: Places = new Map()
  for (const [name, { request, reply }] of Object.entries(calls)) {
    // A request as a whole has the name of its call.
    note(request, `${name}?`, places, true)
    note(reply, name, places)
  }
  for (const [name, schema] of Object.entries(schemaNames)) note(schema, name, places, true)
  expect(places.size).toBeGreaterThan(50)
  expect(shared(places)).toEqual([])
})

it('sees an object that is shared', () => {
  const part = z.object({ a: z.string() })
  const places: Places = new Map()
  note(z.object({ list: z.array(part), one: z.optional(z.nullable(part)) }), 'call', places)
  expect(shared(places)).toEqual([['call.list', 'call.one']])
})

it('gives no schema two names', () => {
  expect(named.size).toBe(Object.keys(schemaNames).length)
})
