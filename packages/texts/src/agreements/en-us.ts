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
      purchase: 'Accepted with a purchase',
    },
    empty: 'No agreements yet',
    guestText: "You're here as a guest. You'll accept the user agreement when you link an e-mail or phone.",
    notRecorded: "We didn't record which text you accepted at sign-up. Read and accept the current one, and we will.",
    newer: 'The user agreement has changed: version {{version}} is in force.',
    read: 'Read and accept',
    accept: 'I accept this text',
    accepted: 'Accepted and recorded',
    yours: 'You accepted the',
    named: 'Agreement (SHA-256)',
    first: 'Accept the agreement first',
    hash: 'SHA-256 of the text',
    hashHolds: 'Your device computed the same hash from this text.',
    hashFails: "This text doesn't match the hash on record.",
    hashText: 'Save the text and compute its SHA-256 with any program. You should get this one.',
    save: 'Save text',
  },
  refusals: {
    agreement_changed: 'The agreement has changed. Read and accept it again.',
    terms_differ: 'The terms have changed since you saw them. Look at them again.',
    acceptance_not_found: "This isn't one of your agreements.",
    agreement_needed: 'Keep one agreement of each kind in force: without it, nobody can sign up or buy.',
  },
} as const satisfies NounTexts
