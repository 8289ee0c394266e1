/** Addresses that one caller may choose from, as one name. */
export type Network = {
  name: string
  /** How many times the budget of one address it has. */
  times: number
}

/**
 * The networks that an address lies in, the narrowest first. IPv4 is counted by the address, also where it is written
 * within IPv6. Of IPv6 a connection is given 64 bits at least, a customer often 56 or 48: the wider ones are counted too, and
 * have more, so that neighbours do not use up what each other has. Our choice: as many addresses of IPv4 cost about as much.
 */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  const inside = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1]
  if (inside !== undefined) return [{ name: inside, times: 1 }]
  if (!address.includes(':')) return [{ name: address, times: 1 }]
  const [first = '0', second = '0', third = '0', fourth = '0'] = groupsOf(address)
  const site = `${first}:${second}:${third}`
  const upperByte = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [
    { name: `${site}:${fourth}::/64`, times: 1 },
    { name: `${site}:${upperByte}::/56`, times: 4 },
    { name: `${site}::/48`, times: 16 },
  ]
}

/** The narrowest of them: who comes from the same one may be the same caller. */
export const addressGroup = (address: string): string => networksOf(address)[0].name

/** The widest of them. */
export const addressSite = (address: string): string => networksOf(address).at(-1)?.name ?? address

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  return [...head, ...Array.from({ length: zeros }, () => '0'), ...tail].map((group) => group.replace(/^0+(?=.)/, ''))
}
