/** Fills the names in braces. A name without a detail stays as it is, so that a missing one is seen. */
export const fillText = (text: string, details: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const detail = details[name]
    if (Array.isArray(detail)) return detail.join(', ')
    return typeof detail === 'string' || typeof detail === 'number' ? String(detail) : whole
  })
