import { printWireTime } from '@touchstone/wire/wire-time'

/** Of the times that the wire prints, in minutes ahead of UTC. */
export const wireOffset = 480

/** Epoch milliseconds as the wire prints them, but so many minutes ahead of UTC. */
export const printAt = (atMs: number, offset: number): string => printWireTime(atMs + (offset - wireOffset) * 60_000)

/** Such as `UTC+05:30`, or `UTC−03:00`. */
export function zoneName(offset: number): string {
  const two = (part: number): string => String(part).padStart(2, '0')
  const ahead = Math.abs(offset)
  return `UTC${offset < 0 ? '−' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`
}

/** How many decimals each currency needs for all of these amounts to be whole: two at least. */
export function decimalsOf(amounts: readonly { currency: string; amount: string }[]): (currency: string) => number {
  const most = new Map<string, number>()
  for (const { currency, amount } of amounts)
    most.set(currency, Math.max(most.get(currency) ?? 2, amount.split('.')[1]?.length ?? 0))
  return (currency) => most.get(currency) ?? 2
}

/** A decimal with thousands apart and a true minus; nothing is cut, and zeros fill it up to so many decimals. */
export function figure(text: string, decimals = 0): string {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const shown = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const filled = fraction.padEnd(decimals, '0')
  return `${text.startsWith('-') ? '−' : ''}${shown}${filled === '' ? '' : `.${filled}`}`
}

/** The same of what came or went: with a plus where it came. */
export const signedFigure = (text: string, decimals = 0): string =>
  /[1-9]/.test(text) && !text.startsWith('-') ? `+${figure(text, decimals)}` : figure(text, decimals)
