import axe from 'axe-core'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { usePreferences } from '@touchstone/app/look/preferences'
import { allTexts } from '@touchstone/app/texts/texts'
import { GalleryScreen } from './GalleryScreen.tsx'

beforeAll(async () => {
  await allTexts()
  // This environment has no addresses for what is in its memory.
  URL.createObjectURL = () => 'blob:drawing'
  URL.revokeObjectURL = () => undefined
})
afterEach(cleanup)

function show(): void {
  render(
    <MemoryRouter initialEntries={['/ui']}>
      <GalleryScreen />
    </MemoryRouter>,
  )
}

/** Colours need a real page: `apps/e2e` looks at those. */
async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

it.each(['Structure', 'Numbers'])('has no part that fails axe: %s', async (parts) => {
  show()
  await userEvent.click(screen.getByRole('radio', { name: parts }))
  expect(await violations()).toEqual([])
})

it('switches theme and direction colours of the page', async () => {
  show()
  await userEvent.click(screen.getByRole('radio', { name: 'dark' }))
  await userEvent.click(screen.getByRole('radio', { name: 'red_up' }))
  expect(document.documentElement.classList.contains('dark')).toBe(true)
  expect(document.documentElement.dataset['dir']).toBe('red_up')
  expect(usePreferences.getState().theme).toBe('dark')
})
