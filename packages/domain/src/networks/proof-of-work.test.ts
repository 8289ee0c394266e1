import { describe, expect, it } from 'vitest'
import { ONE } from '../money/decimal.ts'
import { blockHashOf, difficultyOfBits, provesWork, targetOf } from './proof-of-work.ts'

/** Blocks of Bitcoin as every explorer shows them. */
const genesis = {
  hash: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
  header: {
    version: 1,
    previous: '0'.repeat(64),
    merkleRoot: '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b',
    time: 1_231_006_505,
    bits: 0x1d00ffff,
    nonce: 2_083_236_893,
  },
}

describe('a block', () => {
  it('is hashed by its header', () => {
    expect(blockHashOf(genesis.header)).toBe(genesis.hash)
    expect(blockHashOf({ ...genesis.header, nonce: 1 })).not.toBe(genesis.hash)
  })

  it.each([
    ['of the first block', 0x1d00ffff, 1n],
    ['of block 712,285', 386_701_843, 22_335_659_268_936n],
  ])('has the difficulty %s', (_, bits, difficulty) => {
    expect(difficultyOfBits(bits)).toBe(difficulty * ONE)
  })

  it('has a target that grows by bytes', () => {
    expect(targetOf(0x0300ffff)).toBe(0xffffn)
    expect(targetOf(0x0200ffff)).toBe(0xffn)
    expect(targetOf(0x0400ffff)).toBe(0xffff00n)
  })
})

describe('the hash of a block', () => {
  it('proves as much work as it took, and no more', () => {
    const hash = '000000000000000000060c1f01e709357e0aca37d4a6940ce9cf67dfa6c6ff4f'
    expect(provesWork(hash, difficultyOfBits(386_701_843))).toBe(true)
    expect(provesWork(hash, 1_000_000_000_000_000n * ONE)).toBe(false)
    expect(provesWork('f'.repeat(64), ONE)).toBe(false)
    expect(provesWork(genesis.hash, ONE)).toBe(true)
  })
})
