import { alert, amountField, because, confirm, empty, inSheet, signedOut, usual } from './common-shots.ts'
import {
  depositAddress,
  depositChannels,
  depositDelivered,
  fundsPage,
  heldInReal,
  noPlayMoney,
  playMoney,
  settlementAccounts,
  withdrawalRejected,
  withdrawalTerms,
  withdrawalUnderReview,
} from './given-funds.ts'
import { asGuest, withContact } from './given-identity.ts'
import type { RouteShots, Shot } from './shot.ts'
import { answered, answeredAt, emptyPage, fill, holding, leaveField, press, refusing } from './steps.ts'

const submit = 'form button[type=submit]'
const main = 'main ~ footer button'
const bitcoin = { channel: 'sandbox-bitcoin' }
const bank = { channel: 'sandbox-bank' }
const type = (amount: string) => [fill(amountField, amount), leaveField] as const

/** Agreed to; the password is asked for. */
const agreed = [...type('125.5'), press(main), confirm] as const
const digits = (pin: string) => fill('[role=dialog] input[type=password]', pin)

const choosePin: Shot = { shows: 'main input[type=password]' }

/** Money in and out. */
export const fundsShots = {
  deposit: {
    given: [
      withContact,
      answered('depositChannels', depositChannels),
      answered('depositAddress', depositAddress),
      answered('playMoneyState', noPlayMoney),
    ],
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main a[href*="channel="]' },
      empty: { given: [answered('depositChannels', [])], shows: empty },
      refused: {
        given: [refusing('open_deposits_exceeded', { maximum: 10 }, 'requestDeposit')],
        query: { ...bitcoin, step: 'amount' },
        steps: [...type('0.05'), press(main), confirm],
        shows: inSheet,
      },
      'signed-out': signedOut,
    },
    more: {
      guest: { given: [asGuest], shows: empty },
      'play-money': { given: [answered('playMoneyState', playMoney)], shows: 'main section.bg-info-soft button' },
      'play-money-guest': {
        given: [asGuest, answered('playMoneyState', playMoney)],
        shows: 'main section.bg-info-soft button',
      },
      chain: { query: bitcoin, shows: 'main svg[role=img]' },
      bank: { query: bank, shows: 'main dl button' },
      amount: { query: { ...bitcoin, step: 'amount' }, shows: amountField },
      proof: { query: { ...bank, step: 'amount' }, shows: 'main input[type=file]' },
      'too-small': {
        query: { ...bitcoin, step: 'amount' },
        steps: [...type('0.00001')],
        shows: '[aria-invalid=true]',
      },
    },
  },
  withdraw: {
    given: [
      answered('withdrawalTerms', withdrawalTerms),
      answeredAt('settlementAccounts', settlementAccounts),
      holding(heldInReal),
    ],
    states: {
      ...usual,
      content: { who: 'trader', shows: amountField },
      empty: { given: [answered('settlementAccounts', [])], shows: 'main ~ footer a' },
      refused: {
        given: [refusing('withdrawal_password_wrong', { left: 3 }, 'requestWithdrawal')],
        steps: [...agreed, digits('135791')],
        shows: inSheet,
      },
      'signed-out': signedOut,
    },
    more: {
      blocked: {
        given: [answered('withdrawalTerms', { ...withdrawalTerms, blocked: 'Documents are being checked.' })],
        shows: alert,
      },
      waits: { query: { account: '12' }, shows: 'main [role=status]' },
      accounts: { steps: [press('main button[aria-haspopup=dialog]')], shows: '[role=dialog] ul' },
      agreeing: { steps: [...type('125.5'), press(main)], shows: '[role=dialog] dl' },
      password: { steps: [...agreed, digits('135')], shows: '[role=dialog] input[type=password]' },
    },
  },
  fundsRecords: {
    given: [answered('withdrawals', fundsPage(withdrawalUnderReview, withdrawalRejected))],
    states: {
      ...usual,
      content: { who: 'trader', query: { kind: 'withdrawal' }, shows: 'main ul a' },
      empty: { who: 'newcomer', query: { kind: 'deposit' }, shows: empty },
      refused: because.readsOnly,
      'signed-out': signedOut,
    },
    more: {
      filtered: { query: { status: '-1' }, given: [answered('deposits', emptyPage)], shows: 'main button' },
    },
  },
  fundsResult: {
    given: [answered('withdrawal', withdrawalUnderReview), answered('deposit', depositDelivered)],
    states: {
      ...usual,
      content: { who: 'trader', query: { kind: 'withdrawal', id: '1-3' }, shows: 'main ol' },
      empty: because.neverEmpty,
      refused: {
        given: [refusing('withdrawal_not_cancellable', {}, 'cancelWithdrawal')],
        steps: [press('main > button'), confirm],
        shows: inSheet,
      },
      'signed-out': signedOut,
    },
    more: {
      deposit: { query: { kind: 'deposit', id: '7' }, shows: 'main ol' },
      rejected: { given: [answered('withdrawal', withdrawalRejected)], shows: 'main ol' },
      missing: { given: [refusing('not_found', {}, 'deposit')], query: { kind: 'deposit', id: '99999' }, shows: empty },
    },
  },
  settlementAccounts: {
    given: [answered('withdrawalTerms', withdrawalTerms), answeredAt('settlementAccounts', settlementAccounts)],
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main ul button' },
      empty: { given: [answered('settlementAccounts', [])], shows: empty },
      refused: {
        given: [refusing('credentials_wrong', {}, 'removeSettlementAccount')],
        query: { form: 'remove', id: '11' },
        steps: [fill('input[type=password]', 'not the password'), press(submit)],
        shows: '[aria-invalid=true]',
      },
      'signed-out': signedOut,
    },
    more: {
      account: { steps: [press('main ul button')], shows: '[role=dialog] dl' },
      add: { query: { form: 'add' }, shows: submit },
      unfilled: { query: { form: 'add' }, steps: [press(submit)], shows: '[aria-invalid=true]' },
      whitelist: { query: { form: 'whitelist' }, shows: submit },
    },
  },
  withdrawalPassword: {
    given: [answered('withdrawalTerms', withdrawalTerms)],
    states: {
      ...usual,
      content: { ...choosePin, who: 'trader' },
      empty: { given: [answered('withdrawalTerms', { ...withdrawalTerms, codesGoTo: null })], shows: empty },
      refused: { steps: [fill('main input[type=password]', '123456')], shows: alert },
      'signed-out': signedOut,
    },
    more: {
      proving: {
        steps: [fill('main input[type=password]', '394817'), fill('main input[type=password]', '394817')],
        shows: submit,
      },
    },
  },
} as const satisfies Record<string, RouteShots>
