/** A variable of the environment; one that is set to nothing is not set. */
export function setting(name: string): string | undefined {
  const value = process.env[name]
  return value === '' ? undefined : value
}

/** A whole number from 0. @throws with a sentence for the operator when it is something else. */
export function numberIn(name: string, otherwise: number, most: number): number {
  const text = setting(name)
  if (text === undefined) return otherwise
  const value = Number(text)
  if (!/^\d{1,9}$/.test(text) || value > most)
    throw new Error(`${name} must be a whole number up to ${most}, not "${text}"`)
  return value
}
