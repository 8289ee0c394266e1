import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    profileTitle: 'Profile',
    guest: 'Guest',
    help: 'Help center',
    leaveTitle: 'Sign out?',
    leaveText: 'Your positions and orders stay as they are.',
    leaveGuestText:
      "You're a guest. Without your password you can't get back into this account. Your positions and orders stay as they are.",
    unbound: 'Not linked',
    country: 'Country',
    since: 'Member since',
    invitationCode: 'Invitation code',
    invitationText: 'Friends who sign up with it are linked to you.',
    identity: 'Identity',
    leaveUnsavedText:
      "You haven't saved this account. If you sign out now, this device forgets its password and you can't get back in.",
    groupMoney: 'Money',
    groupTrading: 'Trading',
    groupAccount: 'Account and security',
    groupApp: 'App and help',
  },
  refusals: {
    contact_malformed: "This isn't a valid e-mail address or phone number.",
    country_unknown: 'Choose a country from the list.',
    contact_taken: "You can't link this contact to your account.",
    contact_required: 'Link an e-mail or phone first. We send codes there.',
    contact_code_wrong: 'The code we sent to your current e-mail or phone is wrong, expired or missing.',
  },
  messages: {
    welcome: {
      title: 'Welcome to Touchstone',
      text: 'Your account is ready, with a demo account full of play money. Try everything there first. Every price and every result has a receipt you can check yourself.',
    },
    contact_bound: {
      title: 'Contact linked',
      text: '{contact} is now linked to your account. You can sign in and get codes with it.',
    },
    contact_change_asked: {
      title: 'Someone asked to link a new contact',
      text: "{contact} can be linked to your account from {countsAt}. Wasn't you? Set a new password with “Forgot password?” now: that stops it.",
    },
  },
} as const satisfies NounTexts
