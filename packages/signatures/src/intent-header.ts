import type { SignedIntent } from '@touchstone/domain/books/signed-intent'

/** The header `signed-intent`: `<public key>.<epoch milliseconds>.<signature>`, key and signature in base64url. */
export const printIntent = ({ device, at, signature }: SignedIntent): string => `${device}.${at}.${signature}`

/** Undefined where the text is not one that `printIntent` prints. */
export function parseIntent(text: string): SignedIntent | undefined {
  const parts = /^([\w-]{43})[.](\d{1,15})[.]([\w-]{86})$/.exec(text)
  if (parts === null) return undefined
  const [, device = '', at = '', signature = ''] = parts
  const intent = { device, at: Number(at), signature }
  return printIntent(intent) === text ? intent : undefined
}
