import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import { Row } from './Row.tsx'

beforeAll(allTexts)
afterEach(cleanup)

it('is a link to a path of the app', () => {
  render(
    <MemoryRouter>
      <Row title="Security" right="2 of 3" to="/security" />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: /Security.*2 of 3/ }).getAttribute('href')).toBe('/security')
})

it('leaves the app in a window that knows nothing of it', () => {
  render(
    <MemoryRouter>
      <Row title="Source" external to="https://example.com" />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: /Source.*new window/ })
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link.getAttribute('target')).toBe('_blank')
})

it('is a button where it does something, and nothing to press where it does not', async () => {
  const onPress = vi.fn<() => void>()
  render(
    <MemoryRouter>
      <Row title="Sign out" onPress={onPress} />
      <Row title="Version" right="1.0" />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
