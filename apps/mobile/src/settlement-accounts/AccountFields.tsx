import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { networkName } from '@touchstone/domain/addresses/network-names'
import type { WithdrawalChannel } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { type AccountDraft, type Fault, type Faults, isIban } from '@touchstone/app/settlement-accounts/account-draft'

type AccountFieldsProps = {
  channel: WithdrawalChannel
  draft: AccountDraft
  faults: Faults
  /** Everything is looked at, not only what the person has left. */
  isChecked: boolean
  onChange: (changed: Partial<AccountDraft>) => void
}

type Field = keyof Faults

/** The fields that a way asks for, each judged when the person leaves it. */
export function AccountFields({ channel, draft, faults, isChecked, onChange }: AccountFieldsProps) {
  const { t } = useTranslation()
  const [left, setLeft] = useState<readonly Field[]>([])
  const wordOf = useFaultWord(channel)
  const fieldProps = (field: Field) => ({
    value: draft[field],
    autoComplete: 'off',
    error: isChecked || left.includes(field) ? wordOf(faults[field], isChecked) : undefined,
    onBlur: () => setLeft((before) => [...before, field]),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  const network = networkName(channel.network)
  return (
    <>
      {channel.kind === 'chain' ? (
        <TextField
          {...fieldProps('address')}
          label={t('settlementAccounts.address')}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          hint={
            faults.address === undefined ? (
              <Right>{t('settlementAccounts.addressRight', { network })}</Right>
            ) : (
              t('settlementAccounts.addressHint', { network })
            )
          }
          after={<PasteButton onPaste={(address) => onChange({ address })} />}
        />
      ) : (
        <>
          <TextField {...fieldProps('bankName')} label={t('settlementAccounts.bankName')} />
          <TextField
            {...fieldProps('holder')}
            label={t('settlementAccounts.holder')}
            autoComplete="name"
            hint={t('settlementAccounts.holderHint')}
          />
          <TextField
            {...fieldProps('number')}
            label={t('settlementAccounts.number')}
            autoCapitalize="characters"
            spellCheck={false}
            className="num"
            hint={isIban(draft.number) ? <Right>{t('settlementAccounts.ibanRight')}</Right> : undefined}
            after={<PasteButton onPaste={(number) => onChange({ number })} />}
          />
        </>
      )}
      <TextField
        {...fieldProps('label')}
        label={`${t('settlementAccounts.name')} (${t('words.optional')})`}
        hint={t('settlementAccounts.nameHint')}
      />
    </>
  )
}

function Right({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-1 font-medium text-accent">
      <CircleCheck aria-hidden className="size-3.5" />
      {children}
    </span>
  )
}

/** The error of a field. That it is empty is an error only after the person has tried to go on. */
function useFaultWord(
  channel: WithdrawalChannel,
): (fault: Fault | undefined, isChecked: boolean) => string | undefined {
  const { t } = useTranslation()
  const sentenceOf = useRefusalSentence()
  return (fault, isChecked) => {
    if (fault === undefined) return undefined
    if (fault === 'empty') return isChecked ? t('settlementAccounts.fillIn') : undefined
    if (fault === 'short') return t('settlementAccounts.tooShort')
    if (fault === 'long') return t('settlementAccounts.tooLong')
    const refusal = { kind: fault, network: networkName(channel.network) }
    return sentenceOf(refusal)
  }
}

function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const { t } = useTranslation()
  // Plain http has no clipboard to read.
  if (!('clipboard' in navigator) || !('readText' in navigator.clipboard)) return null
  const paste = async (): Promise<void> => {
    try {
      const text = (await navigator.clipboard.readText()).trim()
      if (text === '') toast(t('settlementAccounts.pasteFailed'), 'info')
      else onPaste(text)
    } catch {
      toast(t('settlementAccounts.pasteFailed'), 'failure')
    }
  }
  return (
    <Button kind="ghost" size="md" className="shrink-0 px-3 text-xs!" onClick={() => void paste()}>
      {t('settlementAccounts.paste')}
    </Button>
  )
}
