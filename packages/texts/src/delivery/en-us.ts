import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  mails: {
    login_code: {
      subject: 'Your sign-in code',
      text: "{code} is your Touchstone code to sign in. It works for {minutes} minutes. Don't share it with anyone.",
    },
    register_code: {
      subject: 'Your registration code',
      text: "{code} is your Touchstone code to sign up. It works for {minutes} minutes. Don't share it with anyone.",
    },
    forgot_code: {
      subject: 'Your code for a new password',
      text: "{code} is your Touchstone code to set a new password. It works for {minutes} minutes. Don't share it with anyone.",
    },
    bind_code: {
      subject: 'Your code to link this contact',
      text: "{code} is your Touchstone code to link this contact. It works for {minutes} minutes. Don't share it with anyone.",
    },
    funds_code: {
      subject: 'Your code to confirm a change',
      text: "{code} is your Touchstone code to change your withdrawal account or password. It works for {minutes} minutes. Don't share it with anyone.",
    },
    account_code: {
      subject: 'Your code to change how you sign in',
      text: "{code} is your Touchstone code to turn on an authenticator or link another contact. It works for {minutes} minutes. Don't share it with anyone.",
    },
    no_account: {
      subject: 'No account yet',
      text: 'You asked Touchstone for a code, but no account uses this contact. Create an account, or sign in with another contact.',
    },
    account_exists: {
      subject: 'You already have an account',
      text: 'You tried to create a Touchstone account, but this contact already has one. Sign in instead. Forgot your password? You can set a new one.',
    },
    contact_taken: {
      subject: 'This contact is already in use',
      text: 'You asked Touchstone to link this contact, but it already belongs to an account. Sign in to that one, or use another contact.',
    },
    contact_changed: {
      subject: 'Your contact was changed',
      text: "Your Touchstone account has a new contact in place of this one. Wasn't you? Contact support now.",
    },
    antiPhishing: 'Your anti-phishing code: {code}',
    ignore: "Didn't ask for this? You can ignore this message.",
  },
} as const satisfies NounTexts
