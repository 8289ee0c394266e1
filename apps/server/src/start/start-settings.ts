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

/** 256 bits in hexadecimal. @throws with a sentence for the operator when it is something else. */
export function bitsIn(name: string): string | undefined {
  const text = setting(name)
  if (text !== undefined && !/^[0-9a-f]{64}$/i.test(text))
    throw new Error(`${name} must be 64 hexadecimal digits, not "${text}"`)
  return text
}

/** One of a few words. @throws with a sentence for the operator when it is another. */
export function wordIn<Word extends string>(name: string, otherwise: Word, words: readonly Word[]): Word {
  const text = setting(name)
  const word = text === undefined ? otherwise : words.find((each) => each === text)
  if (word === undefined) throw new Error(`${name} must be one of ${words.join(', ')}, not "${text}"`)
  return word
}

/** Reads the contact for push services. @throws with a message for the operator if it is not an address. */
export function contactIn(name: string, otherwise: string): string {
  const text = setting(name) ?? otherwise
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(text))
    throw new Error(`${name} must start with mailto: or https://, not "${text}"`)
  return text
}

/**
 * Reads origins such as `https://push.example.org`, separated by commas; plain http only on this machine.
 * @throws with a message for the operator.
 */
export function originsIn(name: string): string[] {
  const texts = (setting(name) ?? '').split(',').filter((text) => text !== '')
  for (const text of texts)
    if (!isOrigin(text))
      throw new Error(`${name} must hold origins such as https://push.example.org separated by commas, not "${text}"`)
  return texts
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (url?.origin !== text) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname))
}
