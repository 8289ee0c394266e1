import { englishRefusals } from '@touchstone/texts/english-words'
import { identityRejections } from '@touchstone/wire/identity'
import { numberText } from '../format/printed-number.ts'
import { kindWord } from '../proposals/proposal-kinds.ts'
import { languageNames } from '../setup/region-names.ts'
import { occasionWords } from '../user-picture/occasion-words.ts'
import { heldIn } from './audit-words.ts'

const labels: Readonly<Record<string, string>> = {
  id: 'Id',
  user: 'User',
  users: 'Users',
  kind: 'Kind',
  reason: 'Reason',
  note: 'Note',
  proof: 'Proof',
  proposedBy: 'Proposed by operator',
  result: 'Result',
  answer: 'Answer',
  entry: 'Ledger row',
  refused: 'Refused because',
  refusal: 'Refused because',
  biz: 'Image of',
  file: 'File',
  of: 'Belongs to',
  address: 'IP address',
  arrivalId: 'Payment received',
  important: 'Important',
  title: 'Title',
  languages: 'Languages',
  type: 'Leads to',
  target: 'Target',
  name: 'Name',
  acceptance: 'Acceptance',
  articleId: 'Article',
  version: 'Version',
  language: 'Language',
  sha256: 'SHA-256 of the text',
  texts: 'SHA-256 of the texts',
  occasion: 'Occasion',
  day: 'From day',
  seed: 'Market seed',
  secret: 'Secret',
  alone: 'Counts towards what one may pay out alone',
}

const images: Readonly<Record<string, string>> = { identity: 'an identity', deposit_proof: 'the proof of a deposit' }

function valueText(name: string, value: unknown): string {
  if (name === 'of')
    return heldIn(value)
      .map(({ text }) => text)
      .join(', ')
  if (Array.isArray(value))
    return name === 'languages' ? languageNames(value.map(String)) : value.map(String).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'string') return JSON.stringify(value)
  switch (name) {
    case 'kind':
      return kindWord(value)
    case 'biz':
      return images[value] ?? value
    case 'language':
      return languageNames([value])
    case 'occasion':
      return (occasionWords as Readonly<Record<string, string>>)[value] ?? value
    case 'alone':
      return `${numberText(value)} USDT`
    case 'reason':
      return identityRejections.some((each) => each === value) ? value.replaceAll('_', ' ') : value
    case 'refusal':
      return refusalWord(value)
    default:
      return value
  }
}

/** The sentence that the operator saw; the kind if the sentence has numbers. */
function refusalWord(kind: string): string {
  const text = (englishRefusals as Readonly<Record<string, string>>)[kind]
  return text === undefined || text.includes('{') ? kind.replaceAll('_', ' ') : text
}

/** The details of an act, a line each; empty ones are left out. */
export const detailLines = (details: Readonly<Record<string, unknown>>): [label: string, value: string][] =>
  Object.entries(details)
    .map(([name, value]): [string, string] => [labels[name] ?? name, valueText(name, value)])
    .filter(([, value]) => value !== '')

/** Details that only the drawer shows: ids of files and records, and hashes. */
const inFullOnly: ReadonlySet<string> = new Set(['id', 'file', 'type', 'acceptance', 'sha256', 'texts', 'seed'])

/** The details as a list row shows them. */
export const detailsInShort = (details: Readonly<Record<string, unknown>>): string =>
  detailLines(Object.fromEntries(Object.entries(details).filter(([name]) => !inFullOnly.has(name))))
    .map(([label, value]) => `${label}: ${value}`)
    .join(' · ')
