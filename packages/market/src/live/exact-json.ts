/** The context argument of a reviver (ES2026), which TypeScript's library does not declare yet. */
type ExactJson = {
  parse(text: string, reviver: (key: string, value: unknown, context?: { source?: string }) => unknown): unknown
}

const exactJson: ExactJson = JSON

/**
 * Parses JSON and keeps every number as its source text, so that no price passes through floating point. Undefined
 * when the text is not JSON or is nested more deeply than the stack allows.
 */
export function parseExactJson(text: string): unknown {
  try {
    return exactJson.parse(text, (_, value, context) => (typeof value === 'number' ? context?.source : value))
  } catch {
    return undefined
  }
}
