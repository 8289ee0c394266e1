import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  mails: {
    login_code: {
      subject: 'Your sign-in code',
      text: '{code} is your Touchstone code to sign in. It is valid for {minutes} minutes. Do not give it to anybody.',
    },
    register_code: {
      subject: 'Your registration code',
      text: '{code} is your Touchstone code to register. It is valid for {minutes} minutes. Do not give it to anybody.',
    },
    forgot_code: {
      subject: 'Your code for a new password',
      text: '{code} is your Touchstone code to set a new password. It is valid for {minutes} minutes. Do not give it to anybody.',
    },
    bind_code: {
      subject: 'Your code to link this contact',
      text: '{code} is your Touchstone code to link this contact. It is valid for {minutes} minutes. Do not give it to anybody.',
    },
    funds_code: {
      subject: 'Your code to confirm a change',
      text: '{code} is your Touchstone code to change where your money goes or the withdrawal password. It is valid for {minutes} minutes. Do not give it to anybody.',
    },
    account_code: {
      subject: 'Your code to change how you sign in',
      text: '{code} is your Touchstone code to turn on an authenticator or to link another contact. It is valid for {minutes} minutes. Do not give it to anybody.',
    },
    no_account: {
      subject: 'No account yet',
      text: 'You asked Touchstone for a code, but there is no account with this contact. Please register, or sign in with another one.',
    },
    account_exists: {
      subject: 'You already have an account',
      text: 'You asked Touchstone to register, but there is already an account with this contact. Please sign in; if you forgot the password, you can set a new one.',
    },
    contact_taken: {
      subject: 'This contact is already in use',
      text: 'You asked Touchstone to link this contact, but it already belongs to an account. Please sign in to that one, or choose another contact.',
    },
    contact_changed: {
      subject: 'Your contact was changed',
      text: 'Another contact was linked to your Touchstone account in place of this one. If it was not you, please write to our support at once.',
    },
    antiPhishing: 'Your anti-phishing code: {code}',
    ignore: 'If you did not ask for this, you can ignore this message.',
  },
} as const satisfies NounTexts
