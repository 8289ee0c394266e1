import { type Decimal, parseDecimal } from '../money/decimal.ts'
import { isStrategyRuleId } from './rule.ts'
import type { StrategyHour, StrategyInput, StrategySymbol } from './strategy-input.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * The fields of an input from a JSON text, each of its type. What the values mean is not checked here.
 * @throws Error that names the field at fault.
 */
export function readFields(text: string): StrategyInput {
  const fields = fieldsOf(parsed(text), 'the text')
  const rule = textOf(fields, 'rule')
  if (!isStrategyRuleId(rule)) throw fault(`no rule is called ${rule}`)
  return { rule, day: numberOf(fields, 'day'), symbols: listOf(fields, 'symbols').map(symbolOf) }
}

function symbolOf(value: unknown): StrategySymbol {
  const fields = fieldsOf(value, 'a symbol')
  return {
    symbol: textOf(fields, 'symbol'),
    halfSpread: decimalOf(fields, 'halfSpread'),
    takerFee: decimalOf(fields, 'takerFee'),
    hours: listOf(fields, 'hours').map(hourOf),
  }
}

function hourOf(value: unknown): StrategyHour {
  const fields = fieldsOf(value, 'an hour')
  return { openAt: numberOf(fields, 'openAt'), open: decimalOf(fields, 'open'), close: decimalOf(fields, 'close') }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw fault('not JSON')
  }
}

function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw fault(`${name} is no structure`)
  return value as Fields
}

function listOf(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name]
  if (!Array.isArray(value)) throw fault(`${name} is no list`)
  return value
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string') throw fault(`${name} is no text`)
  return value
}

function numberOf(fields: Fields, name: string): number {
  const value = fields[name]
  if (typeof value !== 'number') throw fault(`${name} is no number`)
  return value
}

function decimalOf(fields: Fields, name: string): Decimal {
  const value = parseDecimal(textOf(fields, name))
  if (value === undefined) throw fault(`${name} is no decimal`)
  return value
}

const fault = (what: string): Error => new Error(`strategy input: ${what}`)
