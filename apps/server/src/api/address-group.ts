/**
 * The addresses that one caller can choose from, as one name: of IPv6 a network of 64 bits, which is the least that a
 * connection is given; of IPv4 the address itself, also where it is written within IPv6.
 */
export function addressGroup(address: string): string {
  const inside = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1]
  if (inside !== undefined) return inside
  if (!address.includes(':')) return address
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail]
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
