import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

const listed = { places: 8, exchangeable: false, displayable: false }

/** What everybody may read of the currencies of a house that has added SOLAR. */
export const withSolar = {
  '/api/set/appCurrencySet/getCurrencyList': {
    result: [
      { ...listed, currency: 'USDT', kind: 'settlement' },
      { ...listed, currency: 'LMN', kind: 'token' },
      { ...listed, currency: 'SOLAR', kind: 'token', name: 'Solar' },
    ],
  },
}

/** Types a code, and waits until it can be chosen: what was added comes after the screen. */
export async function findChoice(select: HTMLElement | undefined, code: string): Promise<string | null> {
  if (select === undefined) throw new Error('there is no choice')
  await userEvent.type(select, code)
  return (await screen.findByRole('option', { name: code })).textContent
}
