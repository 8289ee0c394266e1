import type { ToldResults } from '@touchstone/signatures/results-check'

/** The path of the page that checks a receipt for anybody. */
export const checkPath = '/check'

/** Our choice: more than any receipt has, and less than a browser of a phone minds. */
export const receiptCharactersMax = 4_000_000

type PageAddress = { origin: string; pathname: string }

const addressOf = ({ origin, pathname }: PageAddress, query: string): string =>
  `${origin}${pathname}#${checkPath}?${query}`

/** Where anybody sees a receipt that its owner shares. */
export const codeAddress = (page: PageAddress, code: string): string => addressOf(page, `code=${code}`)

/**
 * An address that has the whole receipt in it, and what its owner is told that it brought. It stands after the `#`, which no
 * browser sends to a server: only who is given the address sees the receipt.
 */
export const wholeAddress = async (page: PageAddress, text: string, told?: ToldResults): Promise<string> =>
  addressOf(page, `r=${await packed(linkText(text, told))}`)

/** What such an address has in it, as an answer of the API has it. */
export const linkText = (text: string, told: ToldResults | undefined): string =>
  told === undefined || told.length === 0
    ? text
    : JSON.stringify({ receipt: JSON.parse(text) as unknown, results: told })

/** A text, made small and written with the signs that an address may have. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'), receiptCharactersMax)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The text that was packed. @throws if it is none, or larger than any receipt. */
export async function unpacked(given: string): Promise<string> {
  const binary = atob(given.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
  const text = await through(new Blob([bytes]), new DecompressionStream('deflate-raw'), receiptCharactersMax)
  return new TextDecoder('utf-8', { fatal: true }).decode(text)
}

/** What comes out of a stream; a few bytes may become very many, so it stops at a size. */
async function through(given: Blob, stream: GenericTransformStream, max: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = (given.stream() as ReadableStream<Uint8Array>)
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>)
    .getReader()
  for (;;) {
    // One part after another: how large it becomes is only known on the way.
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > max) {
      void reader.cancel()
      throw new Error('it is larger than any receipt')
    }
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** What somebody pasted, opened or scanned. */
export type Found =
  | { is: 'code'; code: string }
  | { is: 'packed'; packed: string }
  | { is: 'text'; text: string }
  /** A receipt of another house. */
  | { is: 'foreign'; host: string; address: string }
  | { is: 'nothing' }

/** Reads an address of a receipt, also from within a message, or a receipt itself. */
export function foundIn(given: string, origin: string): Found {
  const text = given.trim()
  if (text.startsWith('{')) return { is: 'text', text }
  const links = text.match(/https?:\/\/\S+/g) ?? []
  const found = links.map((link) => foundInLink(link, origin))
  return found.find(({ is }) => is !== 'nothing') ?? { is: 'nothing' }
}

/** A link that stands in a message may be followed by the end of its sentence. */
function foundInLink(link: string, origin: string): Found {
  const url = URL.parse(link.replace(/[^\w-]+$/, ''))
  if (url === null) return { is: 'nothing' }
  const [path, query = ''] = url.hash.slice(1).split('?')
  if (path !== checkPath) return { is: 'nothing' }
  const found = foundInQuery(new URLSearchParams(query))
  if (found.is === 'code' && url.origin !== origin) return { is: 'foreign', host: url.host, address: url.href }
  return found
}

/** The same of the query of our own page. */
export function foundInQuery(query: URLSearchParams): Found {
  const code = query.get('code')
  if (code !== null && /^[A-Za-z0-9_-]{22}$/.test(code)) return { is: 'code', code }
  const whole = query.get('r')
  return whole !== null && /^[A-Za-z0-9_-]+$/.test(whole) ? { is: 'packed', packed: whole } : { is: 'nothing' }
}
