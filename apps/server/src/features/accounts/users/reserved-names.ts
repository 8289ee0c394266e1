/** A name that contains one of them looks like ours. */
const ours = ['touchstone']
/** A name that begins or ends with one of them looks like that of somebody who works for us. */
const offices = [
  'administrator',
  'admin',
  'support',
  'official',
  'moderator',
  'helpdesk',
  'customerservice',
  'customercare',
  'compliance',
  'verified',
]
/** So does one that is one of them, or has one between hyphens. */
const words = [
  'abuse',
  'accounts',
  'agent',
  'bank',
  'billing',
  'broker',
  'ceo',
  'customer',
  'deposit',
  'deposits',
  'finance',
  'fraud',
  'help',
  'house',
  'info',
  'legal',
  'manager',
  'mod',
  'null',
  'operator',
  'owner',
  'postmaster',
  'root',
  'sales',
  'security',
  'service',
  'staff',
  'sysadmin',
  'system',
  'team',
  'treasury',
  'undefined',
  'webmaster',
  'withdrawal',
  'withdrawals',
]

/**
 * Signs that are read as others, where a name has only letters, digits, hyphens and underscores (`accountName` of the
 * wire): each as the one it stands for. A name beyond ASCII cannot be chosen, so it takes no table of all of Unicode.
 */
const readAs: readonly [RegExp, string][] = [
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/9/g, 'g'],
]
const pairsReadAs: readonly [RegExp, string][] = [
  [/vv/g, 'w'],
  [/rn/g, 'm'],
  [/cl/g, 'd'],
]

const read = (text: string, signs: readonly [RegExp, string][]): string =>
  signs.reduce((seen, [from, to]) => seen.replaceAll(from, to), text)

/** How a text looks at a glance, where repeated signs make no difference. */
const glance = (text: string): string => read(text.toLowerCase(), readAs).replaceAll(/(.)\1+/g, '$1')

/** A pair of signs may be meant as it is, or for the one that it looks like; a number at the end may be one, or letters. */
const glances = (text: string): string[] =>
  [text.toLowerCase(), read(text.toLowerCase(), pairsReadAs)].flatMap((each) => [
    glance(each),
    glance(each.replace(/\d+$/, '')),
  ])

const oursSeen = ours.map(glance)
const officesSeen = offices.map(glance)
const wordsSeen = words.map(glance)

const isOurs = (seen: string): boolean => oursSeen.some((word) => seen.includes(word))
const isOffice = (seen: string): boolean => officesSeen.some((word) => seen.startsWith(word) || seen.endsWith(word))
const isWord = (seen: string): boolean => wordsSeen.includes(seen)

/**
 * Whether a name could be taken for the house or for somebody who works for it, whatever its capitals, separators, numbers
 * at its end and signs that look alike.
 */
export function isReservedName(name: string): boolean {
  const parts = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').split(/[^\dA-Za-z]+/)
  return (
    glances(parts.join('')).some((seen) => isOurs(seen) || isOffice(seen) || isWord(seen)) ||
    parts.some((part) => glances(part).some(isWord))
  )
}

/** Names of operators stand in the audit log beside those of the house itself, which nobody else may bear. */
const houseNames = ['house', 'thehouse', 'system', 'root', 'server', 'owner', 'nobody', 'null', 'undefined'].map(glance)

/** Whether an operator of this name could be taken for the house. */
export const isHouseName = (name: string): boolean =>
  glances(name.replaceAll(/[^\da-z]+/gi, '')).some((seen) => houseNames.includes(seen) || isOurs(seen))
