import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    profileTitle: 'Profile',
    guest: 'Guest',
    guestText: 'You are here as a guest. Add an e-mail or phone so that you can always get back in.',
    guestAct: 'Add',
    help: 'Help center',
    leaveTitle: 'Sign out?',
    leaveText: 'Your positions and orders stay as they are.',
    leaveGuestText:
      'You are a guest: without your password nobody can get back into this account. Your positions and orders stay as they are.',
    unbound: 'Not set',
    country: 'Country',
    since: 'Member since',
    invitationCode: 'Invitation code',
    invitationText: 'Friends who create an account with it are linked to you.',
    identity: 'Identity',
    funds: 'Funds',
  },
  refusals: {
    contact_malformed: 'This is not a valid e-mail address or phone number.',
    country_unknown: 'Please choose a country from the list.',
    contact_taken: 'This contact cannot be linked to your account.',
    contact_required: 'Please link an e-mail address or phone number first: codes are sent there.',
    contact_code_wrong:
      'The code that was sent to your present e-mail address or phone is wrong, has expired or is missing.',
  },
  messages: {
    welcome: {
      title: 'Welcome to Touchstone',
      text: 'Your account is ready. A demo account with play money waits for you: try everything there first. Every price and every result has a receipt that you can check yourself.',
    },
    contact_bound: {
      title: 'Contact linked',
      text: '{contact} is now linked to your account. You can sign in and receive codes with it.',
    },
    contact_change_asked: {
      title: 'Another contact was asked for',
      text: '{contact} is to be linked to your account. It can be from {countsAt} on. If this was not you, set a new password with “Forgot it?” now: that ends it.',
    },
  },
} as const satisfies NounTexts
