import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    title: 'Transfer',
    act: 'Transfer',
    swap: 'Swap accounts',
    enterAmount: 'Enter an amount',
    nothingAvailable: 'Nothing available here',
    tooMuch: 'More than is available',
    confirmTitle: 'Confirm transfer',
    leftAvailable: 'Available afterwards',
    again: 'Another transfer',
    doneTitle: 'Transferred',
  },
  refusals: {
    accounts_equal: 'Please choose two different accounts.',
    currency_not_margined: '{currency} cannot be moved to the contract account.',
  },
  entries: {
    transfer: 'Transfer',
  },
} as const satisfies NounTexts
