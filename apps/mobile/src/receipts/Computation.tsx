import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { Section } from '../ui/Section.tsx'
import type { Formula, Line } from '@touchstone/app/receipts/formula-line'

/** Each formula by name, step by step with the numbers that were put in. */
export function Computation({ formulas }: { formulas: readonly Formula[] }) {
  const { t } = useTranslation()
  return (
    <Section title={t('receipts.computed')}>
      {formulas.length === 0 && (
        <Card padded className="text-sm text-fg-2">
          {t('receipts.noFormula')}
        </Card>
      )}
      {formulas.map(({ name, lines }) => (
        <Card key={name} padded>
          <p className="text-sm font-semibold">{t(`receipts.formula_${name}`)}</p>
          <ol className="mt-2 flex flex-col divide-y divide-border">
            {lines.map((line, index) => (
              <Step key={index} line={line} />
            ))}
          </ol>
        </Card>
      ))}
    </Section>
  )
}

function Step({ line: { label, of, expression, result, note } }: { line: Line }) {
  const { t } = useTranslation()
  return (
    <li className="flex flex-col gap-0.5 py-2 last:pb-0">
      <span className="text-xs text-fg-3">
        {of === undefined ? '' : `${of}: `}
        {t(label)}
      </span>
      <span className="num flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="min-w-0 break-words text-fg-2">{expression}</span>
        <span className="ml-auto text-right font-semibold">= {'text' in result ? result.text : t(result.key)}</span>
      </span>
      {note !== undefined && <span className="text-right text-2xs text-fg-3">{t(note)}</span>}
    </li>
  )
}
