import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  refusals: {
    already_decided: 'This has already been decided.',
    own_proposal: 'You can’t decide your own proposal.',
    operator_too_new: 'Your account is too new to approve. You can from {time}.',
    operator_known: 'An operator with this name already exists.',
    password_change_required: 'Set a new password first.',
    operators_needed: 'At least two operators who can manage operators must remain.',
    terms_changed: 'The settings have changed since this was proposed. Withdraw it and propose it again.',
    sale_unchanged: 'This product is on sale with just these terms.',
    rule_too_new:
      'Its rule must be public for seven days before the first sale. Propose opening it again from {time}; the rule mustn’t change until then.',
    sale_not_open: 'This product isn’t on sale.',
    product_is_frozen: 'This product is frozen already.',
    product_not_frozen: 'This product isn’t frozen.',
    arrival_from_chain:
      'Only a bank line can become capital: money on a chain belongs to whoever was given the address.',
    reference_used: 'Something was entered under this reference before. Check the statement.',
    ieo_listed_before: 'This token is listed already. A token is listed only once.',
    no_proceeds: 'Nothing that was raised is left to pay out.',
    second_operator_needed: 'Another operator has to do this.',
    credited_by_operator:
      'You credited this user’s deposit, so another operator must approve and pay their withdrawals. Days left: {days}.',
    credit_differs: 'Doesn’t match the request: {difference}. Propose crediting it so another operator can decide.',
    verified_by_operator:
      'You verified this user’s identity, and the sender is checked against that name. Propose crediting it so another operator can decide.',
    operator_day_exceeded:
      'On your own, you can pay out less than {maximum} USDT in 24 hours. You have {left} USDT left. Another operator must approve or pay this withdrawal.',
    reason_missing: 'Enter a reason.',
  },
} as const satisfies NounTexts
