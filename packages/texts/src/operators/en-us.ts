import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  refusals: {
    already_decided: 'This has been decided already.',
    own_proposal: 'Nobody decides what he has proposed himself.',
    operator_too_new: 'Your account is too new to be the second signer. You can decide from {time} on.',
    operator_known: 'There is an operator of this name.',
    password_change_required: 'Please set a new password first.',
    operators_needed: 'At least two operators must be left who can change operators.',
    second_operator_needed: 'A second operator has to do this.',
    credited_by_operator:
      'You credited a deposit of this user: another operator decides and pays the withdrawals. Days left: {days}.',
    credit_differs: 'Not as stated: {difference}. Propose to credit it, so that another operator decides.',
    verified_by_operator:
      'You verified the identity of this user, by whose name the sender is compared. Propose to credit it, so that another operator decides.',
    operator_day_exceeded:
      'You alone may pay out less than {maximum} USDT in 24 hours; {left} USDT of that are left. Somebody else must approve or pay this withdrawal.',
    reason_missing: 'Please give a reason.',
  },
} as const satisfies NounTexts
