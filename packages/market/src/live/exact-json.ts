/** What a reviver is told since ES2026, which the compiler's library does not know yet. */
type ExactJson = {
  parse(text: string, reviver: (key: string, value: unknown, context?: { source?: string }) => unknown): unknown
}

const exactJson: ExactJson = JSON

/**
 * Reads JSON with every number as the text that it was written in, so that no price passes through floating point.
 * Undefined when the text is no JSON, or nested more deeply than the stack is.
 */
export function parseExactJson(text: string): unknown {
  try {
    return exactJson.parse(text, (_, value, context) => (typeof value === 'number' ? context?.source : value))
  } catch {
    return undefined
  }
}
