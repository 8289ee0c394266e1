import { type AgreementPurpose, agreementKinds } from '@touchstone/wire/articles'

/** The agreement in force, as the server answers. */
export const someAgreement = (purpose: AgreementPurpose, sha256 = 'a'.repeat(64)) => ({
  id: '40',
  kind: agreementKinds[purpose],
  purpose,
  title: 'Agreement',
  summary: 'What you and we agree on.',
  target: null,
  image: null,
  time: '2026-11-20 08:00:00',
  language: 'en-us',
  blocks: [{ kind: 'paragraph', text: 'You can lose all of it.' }],
  version: 2,
  sha256,
  text: 'Agreement\n\nYou can lose all of it.',
})

/** That somebody has accepted a version of it. */
export const someAcceptance = (purpose: AgreementPurpose, version = 2) => {
  const { id: articleId, language, title, sha256, time } = someAgreement(purpose)
  return { id: '7', articleId, purpose, version, language, title, sha256, occasion: 'purchase', time }
}

/** What the calls about an agreement answer where it was accepted: in the given versions. */
export const agreementAnswers = (purpose: AgreementPurpose, versions: readonly number[] = [2]) => {
  const records = versions.map((version) => someAcceptance(purpose, version))
  return {
    '/api/content/appAgreement/current': { result: someAgreement(purpose) },
    '/api/user/appUser/agreements': {
      result: { records, total: records.length, size: 20, current: 1, pages: 1 },
    },
  }
}
