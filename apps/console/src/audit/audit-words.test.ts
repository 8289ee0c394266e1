import { expect, it } from 'vitest'
import { detailLines, detailsInShort } from './audit-details.ts'
import { actOptions, actSentence, actWords, heldIn, subjectOf } from './audit-words.ts'

it('has a sentence for each act, none twice', () => {
  expect(actSentence('readApplication')).toBe('Viewed an identity application')
  expect(actSentence('payWithdrawal_refused')).toBe('Refused: Paid a withdrawal')
  expect(actSentence('someNew_act')).toBe('Some new act')
  expect(new Set(Object.values(actWords)).size).toBe(Object.keys(actWords).length)
  expect(actOptions.map(({ value }) => value)).toContain('market_seed_committed')
  expect(actOptions).toHaveLength(Object.keys(actWords).length)
})

it.each([
  ['user 12', 'User 12', '/users/12'],
  ['withdrawal 3-14', 'Withdrawal 3-14', '/withdrawals?stage=all&open=3-14'],
  ['identity 4', 'Application 4', '/identity?state=all&open=4'],
  ['withdrawal 3-14.2', 'Withdrawal 3-14.2', '/withdrawals?stage=all&open=3-14.2'],
  ['article 7', 'Article 7', '/articles?open=7'],
  ['article new', 'Article new', undefined],
  ['link spring', 'Short link spring', undefined],
  ['audit log', 'Audit log', undefined],
])('says what %s is, and where', (subject, text, page) => {
  expect(subjectOf(subject)).toEqual({ text, page })
})

it('reads what earlier versions wrote: of an identity they named the user, not the application', () => {
  expect(heldIn('identity:2')).toEqual([{ text: 'Identity of user 2', page: '/users/2' }])
  expect(heldIn('deposit:7')).toEqual([{ text: 'Deposit 7', page: '/deposits?state=all&open=7' }])
  expect([heldIn(null), heldIn([]), heldIn(undefined)]).toEqual([[], [], []])
  expect([heldIn('everything'), heldIn('users'), heldIn(40)]).toEqual([[], [], [{ text: 'Row 40', page: undefined }]])
})

it('says the details in words, in a row without what only a machine needs', () => {
  const file = { biz: 'identity', file: '0066e3a6', of: ['identity 1', 'identity 4'] }
  expect(detailLines(file)).toEqual([
    ['Image of', 'an identity'],
    ['File', '0066e3a6'],
    ['Belongs to', 'Application 1, Application 4'],
  ])
  expect(detailsInShort(file)).toBe('Image of: an identity · Belongs to: Application 1, Application 4')
  expect(detailsInShort({ kind: 'bank_arrival', reason: '', user: 3 })).toBe('Kind: Bank line · User: 3')
  const accepted = { acceptance: 1, articleId: 17, version: 1, language: 'en-us', sha256: 'ab', occasion: 'contact' }
  expect(detailLines(accepted)).toContainEqual(['SHA-256 of the text', 'ab'])
  expect(detailsInShort(accepted)).toBe(
    'Article: 17 · Version: 1 · Language: English · Occasion: Added the first contact',
  )
  expect(detailsInShort({ id: '40', alone: '12000' })).toBe('Counts towards what one may pay out alone: 12,000 USDT')
  expect(detailsInShort({ reason: 'image_unclear', important: true })).toBe('Reason: image unclear · Important: yes')
})
