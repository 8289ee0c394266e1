import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  refusals: {
    network_silent:
      "We don't know what the network is like right now, so its machines aren't on sale. Try again later.",
    miner_started: "Its first day has begun, so you can't cancel it any more. It runs to the end of its term.",
    network_figures_wrong: 'These figures can’t be those of the network.',
  },
  entries: {
    miner_requested: 'Mining, set aside',
    miner_bought: 'Mining, bought',
    miner_declined: 'Mining, returned',
    miner_cancelled: 'Mining, canceled',
    miner_output: 'Mining, output of a day',
    miner_worn: 'Mining, price used up',
    miner_returned: 'Mining, unused price back',
  },
  messages: {
    miner_bought: {
      title: 'Your machines are bought',
      text: 'Machines: {units}, for {amount} {currency}. Their first day is {day} (UTC). You can cancel for free until it begins.',
    },
    miner_declined: {
      title: "We couldn't place your order",
      text: 'The machines sold out or the sale closed before your order got through. {amount} {currency} is back in your balance.',
    },
    miner_cancelled: {
      title: 'You canceled your machines',
      text: '{amount} {currency} is back in your balance. It cost nothing.',
    },
    miner_day: {
      title: 'A day of mining',
      text: '{day} (UTC) paid {income} {coin} after power and hosting.',
    },
    miner_ended: {
      title: 'Your mining has ended',
      text: 'The term is over. In all it paid {income} {coin}. The price is used up, so nothing of it comes back.',
    },
    miner_stopped: {
      title: 'Your mining has stopped',
      text: "It earned nothing for ten days in a row. {amount} {currency} that wasn't used up is back in your balance. In all it paid {income} {coin}.",
    },
  },
} as const satisfies NounTexts
