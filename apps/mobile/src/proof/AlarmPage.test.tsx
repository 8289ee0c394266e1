import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { type Alarm, alarmKinds, raise, readAlarms } from '@touchstone/app/proof/alarms'
import { StrictMode, useState } from 'react'
import { HashRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pathTo } from '../routes/paths.ts'
import { hearBack } from '../ui/browser-back.ts'
import { alarm } from './test-alarm.ts'

answerCalls({})
const { AlarmPage } = await import('./AlarmPage.tsx')
const { allTexts } = await import('@touchstone/app/texts/texts')
const { nothingKnown, useProof } = await import('@touchstone/app/proof/proof-state')
const { browserTexts } = await import('@touchstone/app/proof/browser-texts')

beforeAll(allTexts)
beforeAll(hearBack)
afterEach(() => {
  cleanup()
  useProof.setState(nothingKnown)
})

const ChartPlace = () => `chart${useLocation().search}`

describe('an alarm', () => {
  const open = (kind: Alarm['kind'], world = 'real', alarms = [alarm(kind)]) => {
    const onClose = vi.fn<() => void>()
    useProof.setState({
      userId: someUser.id,
      books: [{ bookId: 4, world, state: 'same', sequence: 214, of: 214, pin: undefined }],
    })
    history.pushState({ idx: 0 }, '', '#/home')
    history.pushState({ idx: 1 }, '', '#/chart?symbol=BTC%2FUSDT')
    const Page = () => {
      const [isOpen, setIsOpen] = useState(true)
      const close = (): void => {
        setIsOpen(false)
        onClose()
      }
      return isOpen && <AlarmPage alarms={alarms} onClose={close} />
    }
    render(
      <StrictMode>
        <HashRouter>
          <Page />
          <Routes>
            <Route path="/home" element="home" />
            <Route path="/chart" element={<ChartPlace />} />
            <Route path={pathTo('withdraw')} element="withdraw" />
          </Routes>
        </HashRouter>
      </StrictMode>,
    )
    return onClose
  }
  const back = (): Promise<void> => act(async () => history.back())

  it('is closed by Back, which leaves the screen below as it is', async () => {
    const onClose = open('row_changed')
    await back()
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(screen.getByText('chart?symbol=BTC%2FUSDT')).toBeDefined()
    await back()
    expect(await screen.findByText('home')).toBeDefined()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('leaves no entry behind where it is closed or led on from', async () => {
    const onClose = open('row_changed')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Continue' }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.getByText('chart?symbol=BTC%2FUSDT')).toBeDefined()
    cleanup()
    const onLed = open('row_changed')
    await userEvent.click(screen.getByRole('link', { name: 'Withdraw' }))
    expect(onLed).toHaveBeenCalledOnce()
    expect(screen.getByText('withdraw')).toBeDefined()
    await back()
    expect(await screen.findByText('chart?symbol=BTC%2FUSDT')).toBeDefined()
  })

  it('among several says which one it is, and leads to each', async () => {
    const texts = await browserTexts()
    const raised = await Promise.all(
      [27, 28, 29].map((number) =>
        raise(texts, someUser.id, { ...alarm('row_changed'), number, sentence: `row ${number}` }, number),
      ),
    )
    const onClose = open('row_changed', 'real', raised)
    const [before, after] = ['Previous warning', 'Next warning'].map((name) => screen.getByRole('button', { name }))
    if (before === undefined || after === undefined) throw new Error('both are there')
    expect(screen.getByText('Warning 1 of 3')).toBeDefined()
    expect(screen.getByText('row 27')).toBeDefined()
    await userEvent.click(before)
    expect(screen.getByText('Warning 1 of 3')).toBeDefined()
    const scroller = () => screen.getByRole('alert').parentElement?.parentElement
    Object.assign(scroller() ?? {}, { scrollTop: 300 })
    expect(scroller()?.scrollTop).toBe(300)
    await userEvent.click(after)
    // Each is read from its beginning.
    expect(scroller()?.scrollTop).toBe(0)
    expect(screen.getByText('Warning 2 of 3')).toBeDefined()
    expect(screen.getByText('row 28')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(onClose).toHaveBeenCalledOnce()
    // What nobody has looked at comes again.
    await vi.waitFor(async () => {
      const seen = (await readAlarms(texts, someUser.id))
        .filter(({ isSeen, number }) => isSeen && number > 17)
        .map(({ number }) => number)
      expect(seen).toEqual([28, 27])
    })
  })

  it.each(alarmKinds)('of kind %s says what was found, and locks nothing', async (kind) => {
    const onClose = open(kind)
    expect(screen.getByRole('alert').textContent.length).toBeGreaterThan(40)
    expect(screen.getByText('Nothing is locked. You can close positions and withdraw as always.')).toBeDefined()
    expect(screen.getByText(kind.startsWith('checkpoint') ? 'Checkpoint' : 'Real account')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe(`#${pathTo('withdraw')}`)
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('of a demo account says nothing of withdrawing', () => {
    open('row_differs', 'demo')
    expect(screen.getByText(/no real money is involved/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()
  })

  it('hands the evidence out as a file', async () => {
    const saved: Blob[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x') }))
    open('row_changed')
    await userEvent.click(screen.getByRole('button', { name: 'Save evidence' }))
    const text = (await saved[0]?.text()) ?? ''
    expect(JSON.parse(text)).toMatchObject({
      format: 'touchstone evidence 1',
      kind: 'row_changed',
      number: 17,
      evidence: { shown: { sequence: 17 } },
    })
  })
})
