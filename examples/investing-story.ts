import { decimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { bondsUnder, investmentsUnder, minersUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { exitDayAt } from '@touchstone/domain/strategies/exit-of'
import type { Committed } from '@touchstone/server/executor/submission'
import type { Story } from './story.ts'
import { applyForTokens, storyIeos } from './token-sale-story.ts'

const [raised, failed] = ['harbor-20', 'orchard-20'] as const

/** The machine of the story. */
export const machine = 'northforge-n110-30'

/** Two bonds of 20 days: 100 units are enough for one, the other needs more than anybody lends. A machine whose power costs about what it finds. A hundred lots of one token, and four of another. */
export const storySettings: Settings = {
  ...defaultSettings,
  investments: {
    ...investmentsUnder(defaultSettings),
    miners: minersUnder(defaultSettings)
      .filter(({ model }) => model === 'N110')
      .map((terms) => ({ ...terms, id: machine, cycleDays: 30, tariff: decimal('0.071') })),
    ieos: storyIeos,
    bonds: bondsUnder(defaultSettings)
      .slice(0, 1)
      .flatMap((terms) => {
        const short = { ...terms, termDays: 20, repayment: 'at_end', subscriptionDays: 3 } as const
        return [
          { ...short, id: raised, units: 120, unitsMin: 100 },
          { ...short, id: failed, issuer: 'orchard', units: 120, unitsMin: 100 },
        ]
      }),
  },
}

/** Forty days: see `run`. */
export async function tellStory(story: Story): Promise<void> {
  const { house, person, buy, host, lend, ask, passDays, passHours } = story
  const ann = await person('Ann', '10000')
  const ben = await person('Ben', '10000')
  const cem = await person('Cem', '2000')
  await buy(ann, 'trend-7', '1000')
  const spread = await buy(ben, 'spread-30', '2500')
  await buy(cem, 'reversion-14', '800')
  const doubted = await buy(cem, 'trend-7', '500')
  await host(ben, machine, 10)
  await lend(ann, raised, 60)
  await lend(ben, raised, 45)
  await lend(cem, failed, 5)
  await passHours(2)
  await ask(cem, { kind: 'cancel_strategy', orderId: doubted })
  const sale = await applyForTokens(story, [ann, ben, cem])
  await passDays(4)
  await passHours(1)
  await sale.payAllButOne()
  await passDays(1)
  await passHours(10)
  await ask(ben, { kind: 'exit_strategy', orderId: spread, exitDay: exitDayAt(house.clock()) })
  await sale.payAll()
  await passDays(5)
  await sale.list()
  await bondPays(story)
  expectAll(story.events)
}

/** It went ahead after eight days. Its issuer takes what was raised, and has only a part of it back when it is due. */
async function bondPays({ order, passDays }: Story): Promise<void> {
  const operators = [1, 2]
  await order(raised, {
    kind: 'pay_out_proceeds',
    product: raised,
    amount: decimal('10500'),
    reference: 'bank 1',
    operators,
  })
  await passDays(16)
  const arrival = { kind: 'receive_from_issuer', product: raised, operators } as const
  await order(raised, { ...arrival, amount: decimal('6000'), reference: 'bank 2' })
  await passDays(5)
  await order(raised, { ...arrival, amount: decimal('4560'), reference: 'bank 3' })
  await passDays(9)
}

/** @throws where the days brought less than the story is to show. */
function expectAll(events: readonly Committed[]): void {
  const replies = events.map(({ reply }) => reply)
  const isMet = [
    replies.some((reply) => reply.kind === 'strategy_accrued' && reply.order.lastIncome < 0n),
    replies.some((reply) => reply.kind === 'strategy_accrued' && reply.order.lastIncome > 0n),
    replies.some((reply) => reply.kind === 'strategy_accrued' && reply.order.state === 'ended'),
    replies.some((reply) => reply.kind === 'strategy_accrued' && reply.order.state === 'left'),
    replies.some((reply) => reply.kind === 'miner_credited' && reply.net > 0n),
    replies.some((reply) => reply.kind === 'miner_credited' && reply.net === 0n),
    replies.some((reply) => reply.kind === 'bond_paid' && reply.lateSince !== null),
    replies.some((reply) => reply.kind === 'bond_credited' && reply.order.state === 'repaid'),
    replies.some((reply) => reply.kind === 'bond_returned'),
    replies.some((reply) => reply.kind === 'ieo_allotted' && reply.part === decimal('0.25')),
    replies.some((reply) => reply.kind === 'ieo_forfeited'),
    replies.some((reply) => reply.kind === 'ieo_awarded' && reply.draw === 2 && reply.order.state === 'won'),
    replies.filter((reply) => reply.kind === 'ieo_listed').length === 2,
  ]
  if (isMet.includes(false))
    throw new Error(
      'expected days that gain and days that lose, an order that ends and one that is left, machines that earn and earn nothing, a bond that is late and ' +
        `repaid, and one that falls short, tokens that are shared out and drawn twice: ${isMet.join(' ')}`,
    )
}
