import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    title: 'Agreements',
    textTitle: 'Accepted agreement',
    version: 'Version {{version}}',
    inForce: 'In force',
    replaced: 'Replaced',
    occasion: {
      registration: 'Accepted when you registered',
      contact: 'Accepted when you added your first contact',
      later: 'Accepted in your profile',
    },
    empty: 'No acceptance is recorded',
    guestText: 'You are here as a guest. You accept the user agreement when you add an e-mail address or phone number.',
    notRecorded:
      'Which text you accepted at registration was not recorded then. Read and accept the text in force, and it is.',
    newer: 'The user agreement has changed: version {{version}} is in force.',
    read: 'Read and accept',
    accept: 'I accept this text',
    accepted: 'Accepted and recorded',
    hash: 'SHA-256 of the text',
    hashHolds: 'Your device computed the same hash from this text.',
    hashFails: 'This text does not have the hash that was recorded.',
    hashText: 'Save the text and compute its SHA-256 with any program: it must be this one.',
    save: 'Save text',
  },
  refusals: {
    agreement_changed: 'The user agreement has changed. Please read and accept it again.',
    acceptance_not_found: 'This acceptance is not among yours.',
    agreement_needed: 'The last user agreement in force stays: nobody could register without one.',
  },
} as const satisfies NounTexts
