export const users = {
  profileTitle: 'Profile',
  guest: 'Guest',
  guestText: 'You are here as a guest. Add an e-mail or phone so that you can always get back in.',
  guestAct: 'Add',
  help: 'Help center',
  leaveTitle: 'Log out?',
  leaveText: 'Your positions and orders stay as they are.',
  leaveGuestText:
    'You are a guest: without your password nobody can get back into this account. Your positions and orders stay as they are.',
  unbound: 'Not set',
  country: 'Country',
  since: 'Member since',
  invitationCode: 'Invitation code',
  invitationText: 'Friends who sign up with it are linked to you.',
  identity: 'Identity',
  funds: 'Funds',
} as const
