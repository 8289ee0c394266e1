import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    title: 'Transfer',
    act: 'Transfer',
    swap: 'Swap accounts',
    enterAmount: 'Enter an amount',
    nothingAvailable: 'Nothing to move here',
    tooMuch: 'More than you have available',
    confirmTitle: 'Confirm transfer',
    leftAvailable: 'Available after',
    again: 'New transfer',
    doneTitle: 'Transferred',
  },
  refusals: {
    accounts_equal: 'Choose two different accounts.',
    currency_not_margined: "You can't move {currency} to the contract account.",
  },
  entries: {
    transfer: 'Transfer',
  },
} as const satisfies NounTexts
