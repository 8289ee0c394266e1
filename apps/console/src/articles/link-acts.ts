import { api } from '../api/api.ts'
import { type Act, valueOf } from '../ui/act.ts'
import { targetTypes } from './article-draft.ts'

type ShortLink = { code: string; type: number; target: string }

/** Makes a link, or changes where one leads. */
export const saveLinkAct = (link: ShortLink | undefined): Act => ({
  label: link === undefined ? 'New link' : 'Change',
  look: 'primary',
  title: link === undefined ? 'Make a short link' : `Change where ${link.code} leads`,
  consequence: 'It works at once. A code that is there already leads to the new target then.',
  fields: [
    ...(link === undefined
      ? [
          {
            name: 'code',
            label: 'Code',
            kind: 'text',
            maximum: 40,
            form: { pattern: /^[A-Za-z0-9-]{1,40}$/, message: 'Letters, digits and hyphens.' },
          } as const,
        ]
      : []),
    {
      name: 'type',
      label: 'Leads to',
      kind: 'choice',
      options: targetTypes,
      initial: String(link?.type ?? 1),
    },
    { name: 'target', label: 'Target', kind: 'text', maximum: 500, initial: link?.target ?? '' },
  ],
  done: 'The link is saved.',
  call: (values, asking) =>
    api.saveShortLink(
      {
        code: link?.code ?? valueOf(values, 'code'),
        type: Number(values['type']),
        target: valueOf(values, 'target'),
      },
      asking,
    ),
})

export const removeLinkAct = (code: string): Act => ({
  label: 'Take away',
  look: 'danger',
  title: `Take ${code} away?`,
  consequence: 'Anyone who follows it sees that it leads nowhere.',
  done: 'The link is gone.',
  call: (_values, asking) => api.removeShortLink({ code }, asking),
})
