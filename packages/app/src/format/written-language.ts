/** How a language writes numbers: what separates thousands and decimals, and from how many whole digits on it groups. */
export type NumberStyle = { group: string; decimal: string; groupsFrom: number }

const english: NumberStyle = { group: ',', decimal: '.', groupsFrom: 4 }

const defaultTag = 'en-US'

let tag = defaultTag
let style = english

/** Numbers and times are written as this language (BCP 47) does, from now on. The console never calls it: it is English. */
export function writeIn(language: string): void {
  tag = language
  // The first number of `Intl` takes tens of milliseconds on a phone, before the first frame.
  style = language === defaultTag ? english : styleOf(language)
}

export const writtenTag = (): string => tag
export const numberStyle = (): NumberStyle => style

/** By `Intl`: Spanish writes 1234,5 but 12.345,6. */
export function styleOf(language: string): NumberStyle {
  const format = new Intl.NumberFormat(language)
  const parts = format.formatToParts(12_345.6)
  const of = (type: string, usual: string): string => parts.find((part) => part.type === type)?.value ?? usual
  const groupsFour = format.formatToParts(1_234).some(({ type }) => type === 'group')
  return {
    group: of('group', english.group),
    decimal: of('decimal', english.decimal),
    groupsFrom: groupsFour ? 4 : 5,
  }
}

/** Groups whole digits: `12345` is 12,345. */
export function grouped(digits: string, { group, groupsFrom }: NumberStyle = style): string {
  return digits.length < groupsFrom ? digits : digits.replaceAll(/\B(?=(\d{3})+$)/g, group)
}

/** A plain decimal such as `-1234.50` in the language's way. What is no digit, point or sign stays. */
export function localized(plain: string, way: NumberStyle = style): string {
  const [, sign = '', whole = '', rest = ''] = /^([-−+]?)(\d*)(.*)$/s.exec(plain) ?? []
  return `${sign}${grouped(whole, way)}${rest.replace('.', way.decimal)}`
}
