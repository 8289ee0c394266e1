import { expect, it } from 'vitest'
import { joinHandlers } from './join-handlers.ts'

const answer = () => 'answer'

it('joins tables of handlers, and refuses two that answer the same call', () => {
  expect(joinHandlers([{ 'a.get': answer }, { 'b.get': answer }])).toEqual({ 'a.get': answer, 'b.get': answer })
  expect(() => joinHandlers([{ 'a.get': answer }, { 'b.get': answer }, { 'a.get': answer }])).toThrow(
    'two handlers answer a.get',
  )
})
