import type { IeoTerms } from '@touchstone/domain/settings/ieo-terms'

type OfIeos = Exclude<
  keyof IeoTerms,
  'id' | 'name' | 'token' | 'currency' | 'subscriptionDays' | 'identityLevel' | 'levelLimit'
>

/** The fields of first sales of tokens, in the order in which people think of them. */
export const ieoSettingWords: Readonly<Record<OfIeos, string>> = {
  format: 'Format',
  lotPrice: 'Price of a lot',
  lotTokens: 'Tokens in a lot',
  lots: 'Lots',
  cap: 'Most lots per person',
  listWithinDays: 'List within, days after the close',
  depositRate: 'Set aside with an application',
  paper: 'White paper',
  paperHash: 'SHA-256 of the white paper',
  supply: 'All tokens',
  ecosystemShare: 'Of them for the ecosystem',
  teamShare: 'Of them for the team',
  investorsShare: 'Of them for investors',
  houseShare: 'Of them for us',
  investorsPrice: 'What earlier investors paid for one',
  housePrice: 'What we paid for one',
  lockedDays: 'Others may not sell for, days',
}
