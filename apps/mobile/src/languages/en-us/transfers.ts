export const transfers = {
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
} as const
