import { expect, it } from 'vitest'
import { codeFlows } from './code-flows.ts'
import { flows } from './flows.ts'
import { keypadUsers, mobileComponents } from './keypad-users.ts'

it('knows a flow for every field of the app that opens a keypad', () => {
  const users = keypadUsers(mobileComponents())
  const places = [...flows, ...codeFlows].map(({ place }) => place)
  const without = [...users].filter(([file, fields]) => places.filter((place) => place === file).length < fields)
  expect(without).toEqual([])
  expect(places.filter((place) => !users.has(place))).toEqual([])
  expect(users.size).toBeGreaterThan(10)
})

it('finds whoever draws a keypad, also through a part that several share', () => {
  const sources = {
    'ui/Keypad.tsx': 'export function Keypad() {}',
    'ui/AmountField.tsx': '<Keypad />',
    'orders/StopField.tsx': '<AmountField />',
    'orders/StopsPart.tsx': '<StopField /> <StopField />',
    'positions/StopsPanel.tsx': '<StopField />',
    'alerts/AlertForm.tsx': '<AmountField\n />',
    'alerts/AlertsScreen.tsx': '<AlertForm />',
    'home/HomeScreen.tsx': '<AmountFields />',
  }
  expect(Object.fromEntries(keypadUsers(sources))).toEqual({
    'alerts/AlertForm.tsx': 1,
    'orders/StopsPart.tsx': 2,
    'positions/StopsPanel.tsx': 1,
  })
})
