import { checkpointHash } from '@touchstone/domain/ledger/checkpoint'
import { emptyHash } from '@touchstone/domain/ledger/hash'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { silentVersions } from '@touchstone/domain/settings/silent-versions'
import { settingsText } from '@touchstone/domain/settings/settings-text'
import { settingsRoot } from '@touchstone/domain/settings/settings-sections'
import type { AddedCurrency } from '@touchstone/domain/money/currency'
import { beforeEach, expect, it } from 'vitest'
import { createChainDesk } from './chain-desk.ts'
import { type KeptTexts, memoryTexts } from './kept-texts.ts'
import { createReplayDesk } from './replay-desk.ts'
import { answerOf, settingsAnswer, testJournal } from './test-journal.ts'

const { rows } = testJournal(2)
const own = { userId: 3, bookId: 7 }
const published = settingsRoot(settingsAnswer.text)
/** Another section of the same name stands beside the published one: whoever is shown it alone cannot tell. */
const twoFees = { sections: published.sections + 1, root: 'f'.repeat(64) }

let texts: KeptTexts
beforeEach(() => {
  texts = memoryTexts()
})

async function walk(root: typeof published) {
  const statement = { settings: [{ version: defaultSettings.version, effectiveAt: 0, ...root }], audit: null }
  const unhashed = {
    id: 1,
    at: 60_000,
    previousHash: emptyHash,
    journalRoot: null,
    journalCount: 0,
    tapes: [],
    statement,
  }
  return createChainDesk(texts).walk([{ ...unhashed, hash: checkpointHash(unhashed) }])
}
async function replay(text = settingsAnswer.text) {
  const desk = createReplayDesk(texts, 'v1')
  await desk.begin(own, true)
  return desk.page({ ...answerOf(rows, 1, 100), settings: [{ ...settingsAnswer, text }] })
}

it('settings that a checkpoint states are those that a book is decided by', async () => {
  expect((await walk(published)).kind).toBe('walked')
  expect((await replay()).kind).toBe('replayed')
})

it('a checkpoint that states others than the book was decided by is an alarm', async () => {
  expect((await replay()).kind).toBe('replayed')
  expect(await walk(twoFees)).toMatchObject({ kind: 'found', finding: { kind: 'checkpoint_changed', number: 1 } })
})

it('a book that is decided by others than a checkpoint states is an alarm', async () => {
  expect((await walk(twoFees)).kind).toBe('walked')
  expect(await replay()).toMatchObject({ kind: 'found', finding: { kind: 'row_differs', number: 1 } })
})

it('another text under the number of a version is an alarm', async () => {
  expect((await replay()).kind).toBe('replayed')
  const other = settingsText({ ...defaultSettings, fundingEveryMs: 3_600_000 })
  expect(await replay(other)).toMatchObject({ kind: 'found', finding: { kind: 'row_differs' } })
})

it('a version that no longer says on which price it decides is an alarm, one from before it was said is none', async () => {
  const { fillAt: _, ...silent } = defaultSettings
  const numbered = (versions: readonly (typeof silent)[]) =>
    versions.map((settings, index) => ({ ...settings, version: index + 1 }))
  expect(silentVersions(numbered([silent, silent, defaultSettings, defaultSettings]))).toEqual([])
  expect(silentVersions(numbered([silent, defaultSettings, silent]))).toEqual([
    'version 3 of the settings no longer says on which price it decides',
  ])
  const desk = createReplayDesk(memoryTexts(), 'v1')
  await desk.begin(own, true)
  const settings = numbered([defaultSettings, silent]).map((each) => ({
    version: each.version,
    text: settingsText(each),
  }))
  expect(await desk.page({ ...answerOf(rows, 1, 100), settings })).toMatchObject({
    kind: 'found',
    finding: { kind: 'row_differs', sentence: 'version 2 of the settings no longer says on which price it decides' },
  })
})

it('a version that adds a token which looks like another is an alarm', async () => {
  const page = async (code: string) => {
    const desk = createReplayDesk(memoryTexts(), 'v1')
    await desk.begin(own, true)
    const added = { ...defaultSettings, version: 2, moreCurrencies: [{ code: code as AddedCurrency, name: 'Sunny' }] }
    const settings = [defaultSettings, added].map((each) => ({ version: each.version, text: settingsText(each) }))
    return desk.page({ ...answerOf(rows, 1, 100), settings })
  }
  expect(await page('SUN')).toMatchObject({ kind: 'replayed' })
  const sentence =
    'version 2 of the settings is not sound: the currency USDTT or its name looks like the code or a name of USDT'
  expect(await page('USDTT')).toMatchObject({ kind: 'found', finding: { kind: 'row_differs', sentence } })
})
