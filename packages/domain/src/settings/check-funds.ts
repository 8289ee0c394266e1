import { isToken, placesOf } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import { isOnGrid, unitOf } from '../money/mul-div.ts'
import { dayMs } from '../time.ts'
import { isListed } from './added-currencies.ts'
import { type Investments, investmentsUnder } from './investments.ts'
import { chainChannelFaults } from './chain-channel-faults.ts'
import { faults, isAmount, isCount, isShare } from './setting-checks.ts'
import { type Channel, countryFeatures, type CountryRules, fixedRateChoices, type Settings } from './settings.ts'

/** A book keeps every withdrawal of thirty days in its state: our choice. */
const withdrawalsADayMost = 50
/** A book forgets who credited it after this: our choice. */
export const creditorWaitMsMax = 30 * dayMs
/** An id becomes part of the name of a house account. */
const channelId = /^[a-z0-9]+(-[a-z0-9]+)*$/
const lengthMax = 60
/** Their house accounts are those of play money, `house:clearing.play` and of a sandbox's capital. */
const playMoneyChannels = new Set(['play', 'sandbox-capital'])

/** Returns the faults of the settings of deposits and withdrawals, as sentences. */
export function fundsFaults(funds: Settings['funds'], settings: Pick<Settings, 'moreCurrencies'>): string[] {
  const { channels, withdrawalLimits, withdrawalsADayMax, fourEyesFrom, accountsMax, waitMs, creditorWaitMs } = funds
  const { playMoneyADay } = funds
  const general = faults([
    [withdrawalLimits.length === 3, 'there must be withdrawal limits for the identity levels 0, 1 and 2'],
    [
      withdrawalLimits.every(({ day, month }) => day >= 0n && month >= day),
      'a month of withdrawals must allow at least a day of them, and neither may be below zero',
    ],
    [
      withdrawalLimits.every(({ day, month }, level) => {
        const below = withdrawalLimits[level - 1]
        return below === undefined || (below.day <= day && below.month <= month)
      }),
      'a higher identity level must not allow less',
    ],
    [
      isCount(withdrawalsADayMax) && withdrawalsADayMax <= withdrawalsADayMost,
      `withdrawals a day must be from 1 to ${withdrawalsADayMost}`,
    ],
    [isAmount(fourEyesFrom), 'four eyes need a positive amount from which they look'],
    [isCount(accountsMax), 'a person must be allowed at least one settlement account'],
    [Number.isSafeInteger(waitMs) && waitMs >= 0, 'changed accounts and passwords must wait for a time'],
    [
      Number.isSafeInteger(creditorWaitMs) && creditorWaitMs >= 0 && creditorWaitMs <= creditorWaitMsMax,
      'whoever credits a deposit must keep from its withdrawals for 0 to 30 days',
    ],
    [
      playMoneyADay === null || isAmount(playMoneyADay),
      'play money a day must be a positive amount of whole units, or none',
    ],
  ])
  return [...general, ...[...channels].flatMap(([id, channel]) => channelFaults(id, channel, settings))]
}

function channelFaults(id: string, channel: Channel, settings: Pick<Settings, 'moreCurrencies'>): string[] {
  const { currency, kind, name, sandbox } = channel
  if (!isListed(currency, settings)) return [`channel ${id} has a currency that the house does not know`]
  const isBooked = (amount: Money): boolean => isOnGrid(amount, unitOf(placesOf(currency)))
  const terms = faults([
    [channel.id === id, 'must stand under its own id'],
    [channelId.test(id) && id.length <= lengthMax, 'needs an id of small letters, digits and hyphens'],
    [!playMoneyChannels.has(id), 'must not be called as play money is'],
    [isWritten(name), `needs a name of at most ${lengthMax} signs`],
    [sandbox === /sandbox/i.test(name), 'must say in its name that it is of a sandbox, if it is and only then'],
    [
      !(isToken(currency) && channel.deposits),
      'must take no deposits of a token: tokens come from their issuers alone',
    ],
    [channel.depositMin > 0n && isBooked(channel.depositMin), 'needs a smallest deposit of whole units'],
    [channel.withdrawalMin > 0n && isBooked(channel.withdrawalMin), 'needs a smallest withdrawal of whole units'],
    [channel.feeFixed >= 0n && isBooked(channel.feeFixed), 'needs a fixed fee of whole units, or none'],
    [channel.feeFixed <= channel.withdrawalMin, 'must not take a fixed fee above its smallest withdrawal'],
    [isShare(channel.feeRate), 'needs a fee rate from 0 to below 1'],
    [isCount(channel.arrivalMinutes), 'needs a time in which to expect the money'],
    [
      channel.details.every(({ label, value }) => isWritten(label) && isWritten(value)),
      'needs details that say something',
    ],
    ...(kind === 'bank' ? bankClaims(channel) : chainClaims(channel)),
  ])
  return [...terms, ...chainChannelFaults(channel)].map((fault) => `channel ${id} ${fault}`)
}

const bankClaims = (channel: Channel): [boolean, string][] => [
  [channel.network === '' && channel.token === '' && channel.confirmations === 0, 'is a bank and has no network'],
  [!channel.deposits || channel.details.length > 0, 'needs to say where a transfer goes'],
]

const chainClaims = (channel: Channel): [boolean, string][] => [
  [channel.details.length === 0, 'is a chain and has no bank details'],
]

const isWritten = (text: string): boolean => text.trim() !== '' && text.length <= lengthMax

/** Returns the faults of the rules of countries, as sentences. */
export const countryFaults = (countries: Settings['countries']): string[] =>
  [...countries].flatMap(([country, rules]) =>
    faults(countryClaims(country, rules)).map((fault) => `${country} ${fault}`),
  )

const countryClaims = (
  country: string,
  { off, leverageMax, stakeMax, fixedRates }: CountryRules,
): [boolean, string][] => [
  [/^[A-Z]{2}$/.test(country), 'is no country: it has two capital letters'],
  [off.every((feature) => countryFeatures.includes(feature)), 'switches something off that there is not'],
  [new Set(off).size === off.length, 'must switch each feature off only once'],
  [fixedRates === undefined || fixedRateChoices.includes(fixedRates), 'must say of fixed rates by_law, offered or off'],
  [leverageMax === null || isCount(leverageMax), 'needs a whole highest leverage of at least 1, or none'],
  [stakeMax === null || isAmount(stakeMax), 'needs a positive highest stake, or none'],
]

/** Only a sandbox gives play money into real books, and to its treasury. */
export const playMoneyFaults = (
  { funds, investments }: Pick<Settings, 'funds' | 'investments'>,
  database: 'live' | 'sandbox',
): string[] =>
  faults([
    [database === 'sandbox' || funds.playMoneyADay === null, 'this house is live, and gives no play money'],
    [
      database === 'sandbox' || !hasPlayCapital(investmentsUnder({ investments })),
      'this house is live, and its treasury gets no play money',
    ],
  ])

const hasPlayCapital = ({ capital, coinCapital = [] }: Investments): boolean =>
  capital !== null || coinCapital.length > 0

/** Play money and real money never share a way: which channels a database may not have switched on, as sentences. */
export const foreignChannelFaults = ({ funds }: Pick<Settings, 'funds'>, database: 'live' | 'sandbox'): string[] =>
  [...funds.channels.values()]
    .filter(({ deposits, withdrawals, sandbox }) => (deposits || withdrawals) && sandbox !== (database === 'sandbox'))
    .map(({ id, sandbox }) =>
      sandbox
        ? `channel ${id} is of a sandbox, and this house is live`
        : `channel ${id} is real, and this house is a sandbox`,
    )
