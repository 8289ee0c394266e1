import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    contactText:
      "Link an e-mail address or phone number before you deposit. We'll use it to keep you posted and to protect your money.",
    title: 'Deposit',
    choose: 'How do you want to deposit?',
    none: 'No deposits right now',
    noneText: "There's no deposit method available to you right now.",
    sandboxText: "Sandbox: don't send real money.",
    onlyThis: 'Send only {{currency}} on the {{network}} network. Anything else sent here is lost.',
    addressOf: 'Your {{currency}} address',
    qrLabel: 'QR code of the address {{address}}',
    copyAddress: 'Copy address',
    ownAddress: "This address is yours. It doesn't change.",
    confirmations: 'Confirmations',
    automatic: 'We credit what arrives here automatically. No need to tell us.',
    bankTitle: 'Transfer to this account',
    bankText: 'Then tell us the amount and add a picture of the transfer.',
    sent: "I've sent it",
    amountTitle: 'How much did you send?',
    enterAmount: 'Enter an amount',
    tooSmall: 'At least {{amount}} {{currency}}',
    proof: 'Picture of the transfer',
    proofGuide: 'A photo or screenshot showing the amount, the date and both accounts.',
    proofGuideChain: "Optional. A screenshot of the amount, address and transaction helps us if it doesn't arrive.",
    addProof: 'Add a picture of the transfer',
    review: 'Continue',
    confirmTitle: 'Confirm deposit',
    confirmText: 'We credit what arrives, even if the amount is different.',
    act: 'Submit deposit',
    proofAdded: 'Added',
  },
  refusals: {
    deposit_channel_off: 'This deposit method is off right now. Choose another one.',
    deposit_too_small: 'The minimum deposit is {minimum} {currency}.',
    proof_required: 'Add a picture that shows your transfer.',
    proof_not_found: "We can't find the picture any more. Add it again.",
    open_deposits_exceeded: 'You already have {maximum} deposits under review. Wait for one, or cancel one.',
    deposit_not_open: "We've already decided on this deposit, so you can't cancel it.",
    already_claimed: 'Another operator is working on this.',
    arrival_used: 'This arrival was already used for another deposit.',
    arrival_differs: "This arrival doesn't match the deposit: {difference}.",
    arrival_known: 'An arrival with this reference already exists.',
    channel_unknown: "There's no channel {channel}.",
    not_delivered: "This deposit hasn't been credited.",
  },
  entries: {
    deposit: 'Deposit',
    deposit_undone: 'Deposit reversed',
    reward: 'Reward',
    correction: 'Correction',
  },
  messages: {
    deposit_submitted: {
      title: 'Deposit under review: {amount} {currency}',
      text: "We got your deposit request for {amount} {currency} by {channel}. We'll credit it as soon as it's confirmed.",
    },
    deposit_delivered: {
      title: 'Deposit credited: {amount} {currency}',
      text: '{amount} {currency} arrived and is in your balance.',
    },
    deposit_rejected: {
      title: 'Deposit rejected: {amount} {currency}',
      text: "We couldn't accept your deposit request for {amount} {currency} by {channel}. Reason: {reason}. You can send a new one.",
    },
    deposit_cancelled: {
      title: 'Deposit canceled: {amount} {currency}',
      text: "You canceled your deposit request for {amount} {currency} by {channel}. If you've already sent the money, make a new request.",
    },
    deposit_undone: {
      title: 'Deposit reversed: {amount} {currency}',
      text: "We reversed your deposit of {amount} {currency}. Reason: {reason}. You can't withdraw for now. Write to support and we'll help.",
    },
    reward_granted: {
      title: 'Reward: {amount} {currency}',
      text: "You got {amount} {currency}. It's in your balance. Reason: {reason}.",
    },
    balance_credited: {
      title: 'Correction: {amount} {currency} credited',
      text: 'We added {amount} {currency} to your balance as a correction. Reason: {reason}.',
    },
    balance_debited: {
      title: 'Correction: {amount} {currency} debited',
      text: 'We took {amount} {currency} from your account as a correction. Reason: {reason}. If you disagree, write to support.',
    },
  },
} as const satisfies NounTexts
