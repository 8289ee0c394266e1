import type { Call } from '@touchstone/wire/call'

export type Fields = Readonly<Record<string, unknown>>

/** The URL of a call and the fields left for its body. Undefined fields are not sent. */
export function callAddress(call: Pick<Call, 'method' | 'path'>, request: Fields): { url: string; fields: Fields } {
  const fields = Object.fromEntries(Object.entries(request).filter(([, field]) => field !== undefined))
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const field = fields[name]
    delete fields[name]
    return encodeURIComponent(String(field))
  })
  if (call.method === 'POST') return { url: path, fields }
  const query = new URLSearchParams(Object.entries(fields).map(([name, field]) => [name, String(field)])).toString()
  return { url: query === '' ? path : `${path}?${query}`, fields: {} }
}
