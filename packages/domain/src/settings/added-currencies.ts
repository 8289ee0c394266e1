import { type Currency, currenciesInCode, isAddedCode, isInCode, isToken } from '../money/currency.ts'
import { assert } from '../result.ts'
import type { AddedCurrencyTerms } from './currency-terms.ts'
import { faults } from './setting-checks.ts'
import type { Settings } from './settings.ts'

/** What of the settings says which currencies there are. Versions from before any could be added have none. */
type OfCurrencies = { readonly moreCurrencies?: readonly AddedCurrencyTerms[] | undefined }

/** Every receipt carries the list. Our choice. */
export const addedCurrenciesMost = 200

const none: readonly AddedCurrencyTerms[] = []

export const addedCurrenciesUnder = ({ moreCurrencies = none }: OfCurrencies): readonly AddedCurrencyTerms[] =>
  moreCurrencies

/** Every currency of the house under a version of the settings: those in code, then those that were added. */
export const currenciesUnder = (settings: OfCurrencies): Currency[] => [
  ...currenciesInCode,
  ...addedCurrenciesUnder(settings).map(({ code }) => code),
]

/** The tokens that can be sold under a version of the settings. */
export const tokensUnder = (settings: OfCurrencies): Currency[] => currenciesUnder(settings).filter(isToken)

/** Whether the house has a currency under a version of the settings. */
export const isListed = (text: string, settings: OfCurrencies): text is Currency =>
  isInCode(text) || (isAddedCode(text) && addedCurrenciesUnder(settings).some(({ code }) => code === text))

/** @throws if money would move in a currency that the settings do not list: a rule let it in. */
export function checkListed(postings: readonly { currency: Currency }[], settings: OfCurrencies): void {
  for (const { currency } of postings) assert(isListed(currency, settings), `the settings list ${currency}`)
}

/** The faults of what was added by itself, as sentences. */
export function currencyFaults(settings: OfCurrencies & Pick<Settings, 'symbols'>): string[] {
  const all = addedCurrenciesUnder(settings)
  const codes = all.map(({ code }) => code)
  return [
    ...faults([
      [all.length <= addedCurrenciesMost, `at most ${addedCurrenciesMost} currencies can be added`],
      [new Set(codes).size === codes.length, 'an added currency must have a code of its own'],
    ]),
    ...all.flatMap((terms) => termsFaults(terms, settings).map((fault) => `the currency ${terms.code} ${fault}`)),
  ]
}

const termsFaults = (
  { code, name }: AddedCurrencyTerms,
  settings: OfCurrencies & Pick<Settings, 'symbols'>,
): string[] =>
  faults([
    [!isInCode(code), 'is in the code already'],
    [
      isInCode(code) || isAddedCode(code),
      'needs a code of 2 to 10 capital letters and digits that begins with a letter',
    ],
    [isWritten(name), 'needs a name of 3 to 40 characters'],
    [
      [...settings.symbols.values()].every(({ base }) => base !== code),
      'must not have the code of what a symbol trades: nothing quotes what is added',
    ],
  ])

/** In which letters, and that it is nobody else's, `newCurrencyRefusals` asks: old versions are no part of this one. */
const isWritten = (name: string): boolean => /^\S.{1,38}\S$/u.test(name)

/** The faults of a version beside the one before it: who holds a currency could not be shown it any more. */
export const goneCurrencyFaults = (before: OfCurrencies, after: OfCurrencies): string[] =>
  addedCurrenciesUnder(before)
    .filter(({ code }) => !isListed(code, after))
    .map(({ code }) => `the currency ${code} was added and stays: no code is taken off the list or changed`)

/**
 * Names, as sentences, the versions that have no longer what one before them had added. `versions`: oldest first.
 */
export const versionsWithout = (versions: readonly (Pick<Settings, 'version'> & OfCurrencies)[]): string[] =>
  versions.flatMap((after, index) => {
    const before = versions[index - 1]
    const gone = before === undefined ? [] : goneCurrencyFaults(before, after)
    return gone.length === 0 ? [] : [`version ${after.version} of the settings has no longer a currency that was added`]
  })
