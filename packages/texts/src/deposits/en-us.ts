import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    contactText:
      'Before you deposit, link an e-mail address or phone number: only then can we tell you what happens to your money, and keep others from taking it.',
    title: 'Deposit',
    choose: 'How do you want to deposit?',
    none: 'No deposits at present',
    noneText: 'There is no way to deposit for you at the moment.',
    sandboxText: 'Play money: nothing that is sent here arrives. Send no real money.',
    onlyThis: 'Send only {{currency}}, and only on the {{network}} network. Anything else that is sent here is lost.',
    addressOf: 'Your {{currency}} address',
    qrLabel: 'QR code of the address {{address}}',
    copyAddress: 'Copy address',
    ownAddress: 'This address is yours alone. It stays the same.',
    confirmations: 'Confirmations',
    automatic: 'What arrives here is credited by itself. You need not tell us.',
    bankTitle: 'Transfer to this account',
    bankText: 'Then tell us the amount, with a picture of the transfer.',
    sent: 'I have sent it',
    amountTitle: 'How much did you send?',
    enterAmount: 'Enter the amount',
    tooSmall: 'At least {{amount}} {{currency}}',
    proof: 'Picture of the transfer',
    proofGuide: 'A photo or screenshot that shows amount, date and both accounts.',
    proofGuideChain: 'Optional. A screenshot that shows amount, address and transaction helps if it does not arrive.',
    addProof: 'Add a picture of the transfer',
    review: 'Continue',
    confirmTitle: 'Confirm deposit',
    confirmText: 'What arrives is credited, even if it is another amount.',
    act: 'Submit deposit',
    proofAdded: 'Added',
  },
  refusals: {
    deposit_channel_off: 'Deposits this way are off at present. Please choose another way.',
    deposit_too_small: 'The smallest deposit this way is {minimum} {currency}.',
    proof_required: 'Please add a picture that shows your transfer.',
    proof_not_found: 'The picture is not there any more. Please add it again.',
    open_deposits_exceeded: 'You already have {maximum} deposits under review. Please wait for them, or cancel one.',
    deposit_not_open: 'This deposit is already decided, so it cannot be cancelled.',
    already_claimed: 'Another operator is working at this.',
    arrival_used: 'This arrival is used up by another deposit.',
    arrival_differs: 'This arrival does not belong to this deposit: {difference}.',
    arrival_known: 'An arrival with this reference is entered already.',
    channel_unknown: 'There is no channel {channel}.',
    not_delivered: 'This deposit has not been credited.',
  },
  entries: {
    deposit: 'Deposit',
    deposit_undone: 'Deposit undone',
    reward: 'Reward',
    correction: 'Correction',
  },
  messages: {
    deposit_submitted: {
      title: 'Deposit under review: {amount} {currency}',
      text: 'We have your deposit request of {amount} {currency} by {channel}. What arrives is credited as soon as it is confirmed.',
    },
    deposit_delivered: {
      title: 'Deposit credited: {amount} {currency}',
      text: '{amount} {currency} has arrived and stands in your balance.',
    },
    deposit_rejected: {
      title: 'Deposit rejected: {amount} {currency}',
      text: 'Your deposit request of {amount} {currency} by {channel} was rejected. Reason: {reason}. You can send a new one.',
    },
    deposit_cancelled: {
      title: 'Deposit cancelled: {amount} {currency}',
      text: 'You have cancelled your deposit request of {amount} {currency} by {channel}. If you have already sent the money, please make a new one.',
    },
    deposit_undone: {
      title: 'Deposit taken back: {amount} {currency}',
      text: 'The deposit of {amount} {currency} that was credited to you was taken back. Reason: {reason}. Withdrawals are blocked for now; please write to our support.',
    },
    reward_granted: {
      title: 'Reward: {amount} {currency}',
      text: 'You have been given {amount} {currency}. It stands in your balance. Reason: {reason}.',
    },
    balance_credited: {
      title: 'Correction: {amount} {currency} credited',
      text: '{amount} {currency} was credited to your balance as a correction. Reason: {reason}.',
    },
    balance_debited: {
      title: 'Correction: {amount} {currency} debited',
      text: '{amount} {currency} was taken from your account as a correction. Reason: {reason}. If you disagree, please write to our support.',
    },
  },
} as const satisfies NounTexts
