import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HashRouter, Link, MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import { Screen } from './Screen.tsx'
import { TabBar } from './TabBar.tsx'
import { routes } from '../routes/paths.ts'

beforeAll(allTexts)
afterEach(cleanup)

describe('Screen', () => {
  it('has one main part, its title as heading, and its footer', () => {
    render(
      <MemoryRouter initialEntries={['/settings']}>
        <Screen title="Settings" footer={<button type="button">Save</button>}>
          <p>content</p>
        </Screen>
      </MemoryRouter>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeDefined()
    expect(screen.getByRole('main').textContent).toBe('content')
    expect(screen.getByRole('button', { name: 'Save' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it('has no bar when nothing stands in it', () => {
    render(
      <MemoryRouter>
        <Screen>content</Screen>
      </MemoryRouter>,
    )
    expect(screen.queryByRole('banner')).toBeNull()
  })

  it('goes back by what it is given', async () => {
    const back = vi.fn<() => void>()
    render(
      <MemoryRouter>
        <Screen title="A" back={back}>
          content
        </Screen>
      </MemoryRouter>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(back).toHaveBeenCalledOnce()
  })

  it('goes back to where the person came from, and home where they came from outside', async () => {
    globalThis.location.hash = '#/settings'
    globalThis.history.replaceState(null, '')
    render(
      <HashRouter>
        <Routes>
          <Route path="/home" element={<h1>Home</h1>} />
          <Route
            path="/settings"
            element={
              <Screen title="Settings" back>
                <Link to="/licences">Licences</Link>
              </Screen>
            }
          />
          <Route
            path="/licences"
            element={
              <Screen title="Licences" back>
                all
              </Screen>
            }
          />
        </Routes>
      </HashRouter>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Licences' }))
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined()
  })
})

describe('TabBar', () => {
  it('marks the present tab and says its badge', () => {
    render(
      <MemoryRouter initialEntries={[routes.contract.path]}>
        <TabBar
          items={[
            { path: '/home', label: 'Home', icon: <svg /> },
            { path: routes.contract.path, label: 'Contract', icon: <svg />, badge: 2, badgeLabel: '2 positions' },
          ]}
        />
      </MemoryRouter>,
    )
    expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Contract')
    expect(screen.getByText('2 positions')).toBeDefined()
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeDefined()
  })
})
