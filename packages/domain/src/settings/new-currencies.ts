import { currenciesInCode } from '../money/currency.ts'
import { currencyNames } from '../money/currency-names.ts'
import { addedCurrenciesUnder } from './added-currencies.ts'
import { isReadableName } from './readable-name.ts'
import type { Settings } from './settings.ts'
import { readingsOf } from './skeleton.ts'

type OfCurrencies = Pick<Settings, 'version' | 'symbols' | 'moreCurrencies'>

/** Whoever sees the token would not know which it is. `other`: the code of what it looks like. What comes is refused, not what stands. */
export type CurrencyRefusal =
  | { kind: 'token_name_unreadable'; code: string }
  | { kind: 'token_looks_alike'; code: string; other: string }
  | { kind: 'symbol_looks_alike'; code: string; other: string }

/**
 * What is wrong with the codes and names that a version of the settings adds or changes, beside everything that it and those before
 * it have, old names too: a person may remember one, or have a receipt with it. What stands there already is not asked
 * again, or a rule that grows would keep a house from changing anything. `before`: oldest first.
 */
export function newCurrencyRefusals(before: readonly OfCurrencies[], after: OfCurrencies): CurrencyRefusal[] {
  const last = before.at(-1)
  const stood = new Map((last?.moreCurrencies ?? []).map(({ code, name }) => [code, name]))
  const added = addedCurrenciesUnder(after)
  const traded = basesOf(after).filter((base) => last === undefined || !basesOf(last).includes(base))
  if (traded.length === 0 && added.every(({ code, name }) => stood.get(code) === name)) return []
  const known = lookAlikes(textsOf([...before, after]))
  const ofTraded = lookAlikes(traded.map((base) => [base, base]))
  return added.flatMap(({ code, name }): CurrencyRefusal[] => {
    const fresh = [...(stood.has(code) ? [] : [code]), ...(stood.get(code) === name ? [] : [name])]
    const isOther = (each: string): boolean => each !== code
    const other = fresh.flatMap(known).find(isOther)
    const symbol = [code, name].flatMap(ofTraded).find(isOther)
    return [
      ...(fresh.length === 0 || isReadableName(name) ? [] : [{ kind: 'token_name_unreadable', code } as const]),
      ...(other === undefined
        ? symbol === undefined
          ? []
          : [{ kind: 'symbol_looks_alike', code, other: symbol } as const]
        : [{ kind: 'token_looks_alike', code, other } as const]),
    ]
  })
}

const basesOf = ({ symbols }: OfCurrencies): string[] => [...symbols.values()].map(({ base }) => base)

type TextOf = readonly [text: string, code: string]

/** The codes of what looks like a text. */
function lookAlikes(texts: readonly TextOf[]): (text: string) => readonly string[] {
  const known = new Map<string, string[]>()
  for (const [text, code] of texts)
    for (const reading of readingsOf(text)) known.set(reading, [...(known.get(reading) ?? []), code])
  return (text) => readingsOf(text).flatMap((reading) => known.get(reading) ?? [])
}

/** Every code and name once, however many versions have it. */
function textsOf(versions: readonly OfCurrencies[]): TextOf[] {
  const inCode = currenciesInCode.flatMap((code) =>
    [code, ...Object.values(currencyNames[code])].map((text): TextOf => [text, code]),
  )
  const ofVersions = versions.flatMap((settings) => [
    ...basesOf(settings).map((base): TextOf => [base, base]),
    ...addedCurrenciesUnder(settings).flatMap(({ code, name }): TextOf[] => [
      [code, code],
      [name, code],
    ]),
  ])
  return [...new Map([...inCode, ...ofVersions].map((each) => [each.join('\n'), each])).values()]
}

/** A refusal as a sentence, for whoever changes or checks the settings. */
export function currencyRefusalWords(refusal: CurrencyRefusal): string {
  switch (refusal.kind) {
    case 'token_name_unreadable':
      return `the name of ${refusal.code} must be in plain Latin, Chinese or Japanese, Korean or Thai letters, not mixed: digits, single spaces and . & - may stand among them, but it cannot begin or end with a sign`
    case 'token_looks_alike':
      return `the currency ${refusal.code} or its name looks like the code or a name of ${refusal.other}`
    case 'symbol_looks_alike':
      return `the symbol ${refusal.other} looks like the token ${refusal.code}, which stays`
  }
}

/**
 * Names, as sentences, the versions that add or rename what nobody tells apart. `versions`: oldest first. A device that has some of
 * them finds nothing where all together are sound: of two that look alike, the later was compared with the other when it came.
 */
export const versionsOfLookAlikes = (versions: readonly OfCurrencies[]): string[] =>
  versions.flatMap((after, index) =>
    newCurrencyRefusals(versions.slice(0, index), after).map(
      (refusal) => `version ${after.version} of the settings is not sound: ${currencyRefusalWords(refusal)}`,
    ),
  )
