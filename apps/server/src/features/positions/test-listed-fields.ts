import * as z from 'zod/mini'

type Fields = Readonly<Record<string, unknown>>

/**
 * Returns the paths of fields in a value that its schema does not list. Answers are parsed by loose schemas, which let
 * anything more through, and /docs lists what the schemas do.
 */
export function unlistedFields(schema: unknown, value: unknown, at = ''): string[] {
  if (value === null || typeof value !== 'object') return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return Object.entries(value as Fields).flatMap(([name, each]) => {
      const field: unknown = def.shape[name]
      return field === undefined ? [`${at}.${name}`] : unlistedFields(field, each, `${at}.${name}`)
    })
  if (def.type === 'array') return (value as unknown[]).flatMap((each) => unlistedFields(def.element, each, `${at}[]`))
  if (def.type === 'optional' || def.type === 'nullable') return unlistedFields(def.innerType, value, at)
  if (def.type === 'union') {
    const found = def.options
      .filter((option) => z.safeParse(option as z.ZodMiniType, value).success)
      .map((option) => unlistedFields(option, value, at))
    return found.toSorted((one, other) => one.length - other.length)[0] ?? [`${at} (no option of the union)`]
  }
  throw new Error(`unlistedFields does not know ${def.type} at ${at}`)
}
