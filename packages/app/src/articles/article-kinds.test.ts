import { expect, it } from 'vitest'
import { isRowId, listedKindOf, neighboursOf } from './article-kinds.ts'

it('knows the kinds with lists, and ids', () => {
  expect([listedKindOf('help'), listedKindOf('agreement'), listedKindOf(null)]).toEqual(['help', undefined, undefined])
  expect(['1', '999999999999999', '0', '01', '1000000000000000', '-1', '1 ', ''].map(isRowId)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})

it('knows what stands before and after an article', () => {
  const list = [{ id: '3' }, { id: '2' }, { id: '1' }]
  const ids = (id: string) => {
    const { previous, next } = neighboursOf(list, id)
    return [previous?.id, next?.id]
  }
  expect([ids('3'), ids('2'), ids('1'), ids('9')]).toEqual([
    [undefined, '2'],
    ['3', '1'],
    ['2', undefined],
    [undefined, undefined],
  ])
})
