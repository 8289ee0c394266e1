import { CallRefused } from '@touchstone/client/call-failed'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { pathTo } from '../routes/paths.ts'
import { useDraft } from '@touchstone/app/forms/use-draft'
import {
  refreshAccounts,
  type SettlementAccount,
} from '@touchstone/app/settlement-accounts/settlement-accounts.queries'
import type { WithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { Button } from '../ui/Button.tsx'
import { Choice } from '../ui/Choice.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { useBack } from '../ui/use-back.ts'
import {
  accountDraft,
  draftOf,
  emptyDraft,
  faultsOf,
  isSamePlace,
  requestOf,
} from '@touchstone/app/settlement-accounts/account-draft'
import { AccountFields } from './AccountFields.tsx'
import { SecretFields } from './SecretFields.tsx'
import { type Secrets, useSecrets } from '@touchstone/app/settlement-accounts/use-secrets'

type AccountFormProps = {
  terms: WithdrawalTerms
  accounts: readonly SettlementAccount[]
  /** The one that is changed; undefined for a new one. */
  account: SettlementAccount | undefined
}

/** Binds an account, or changes one. */
export function AccountForm({ terms, accounts, account }: AccountFormProps) {
  const { t } = useTranslation()
  const back = useBack()
  // The first one asks for a code; it stays the first while it is being bound.
  const [isFirst] = useState(accounts.length === 0)
  const { draft, change, forget } = useDraft({
    name: `settlement account ${account?.id ?? 'new'}`,
    kept: accountDraft,
    start: () => (account === undefined ? emptyDraft : draftOf(account)),
  })
  const [isChecked, setChecked] = useState(false)
  const channels = terms.channels.filter(({ kind }) => account === undefined || kind === account.kind)
  const channel = channels.find(({ id }) => id === draft.channel) ?? channels[0]
  const { save, isPending, error } = useSaving(account, () => {
    forget()
    back()
    refreshAccounts()
    toast(t(account === undefined ? 'settlementAccounts.added' : 'settlementAccounts.saved'))
  })
  const needsCode = account === undefined && isFirst
  const secrets = useSecrets(error, needsCode, terms.authenticatorBound)
  const title = t(account === undefined ? 'settlementAccounts.add' : 'settlementAccounts.edit')
  if (channel === undefined)
    return (
      <Screen title={title} back>
        <Empty title={t('settlementAccounts.none')} />
      </Screen>
    )
  if (needsCode && terms.codesGoTo === null) return <NoContact title={title} />
  const faults = faultsOf(draft, channel)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    secrets.check()
    if (Object.keys(faults).length > 0 || !secrets.isComplete) return
    save(requestOf(draft, channel), secrets)
  }
  const isRenamed = account !== undefined && isSamePlace(draft, account)
  return (
    <Screen title={title} back>
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        <ChannelChoice channels={channels} chosen={channel.id} onChange={(next) => change({ channel: next })} />
        <AccountFields channel={channel} draft={draft} faults={faults} isChecked={isChecked} onChange={change} />
        <Notice tone="info">
          {t(
            account !== undefined
              ? 'settlementAccounts.editText'
              : isFirst && !terms.whitelist
                ? 'settlementAccounts.firstText'
                : 'settlementAccounts.laterText',
          )}
        </Notice>
        <SecretFields secrets={secrets} contact={needsCode ? (terms.codesGoTo ?? '') : undefined} />
        <Button type="submit" wide busy={isPending} disabled={isRenamed && draft.label.trim() === account.label}>
          {account === undefined ? t('settlementAccounts.add') : t('words.save')}
        </Button>
      </form>
    </Screen>
  )
}

type ChannelChoiceProps = { channels: WithdrawalTerms['channels']; chosen: string; onChange: (id: string) => void }

function ChannelChoice({ channels, chosen, onChange }: ChannelChoiceProps) {
  const { t } = useTranslation()
  return (
    <Choice
      look="field"
      label={t('settlementAccounts.kind')}
      value={chosen}
      options={channels.map(({ id, name, currency, network }) => ({
        value: id,
        label: name,
        sub: network === '' ? currency : `${currency} · ${network}`,
        icon: <SymbolIcon symbol={currency} size="sm" />,
      }))}
      onChange={onChange}
    />
  )
}

function NoContact({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <Screen title={title} back>
      <Empty
        title={t('withdrawals.contactFirst')}
        text={t('settlementAccounts.firstText')}
        action={
          <LinkButton size="md" to={pathTo('bindContact')}>
            {t('withdrawals.stepContact')}
          </LinkButton>
        }
      />
    </Screen>
  )
}

type Typed = Pick<Secrets, 'password' | 'code' | 'authenticatorCode'>

/** Adds or changes, under one name. */
function useSaving(account: SettlementAccount | undefined, onDone: () => void) {
  const adding = useAct({
    call: api.addSettlementAccount,
    proofs: ['password', 'code', 'authenticatorCode'],
    inPlace: true,
    onDone,
  })
  const editing = useAct({
    call: api.editSettlementAccount,
    proofs: ['password', 'authenticatorCode'],
    inPlace: true,
    onDone,
  })
  const { isPending, error } = account === undefined ? adding : editing
  return {
    isPending,
    error,
    save: (fields: ReturnType<typeof requestOf>, secrets: Typed): void => {
      const { password, code, authenticatorCode: shown } = secrets
      const proven = { ...fields, password, ...(shown === '' ? {} : { authenticatorCode: shown }) }
      const onError = (failure: Error): void => {
        if (failure instanceof CallRefused && failure.kind === 'not_found') refreshAccounts()
      }
      if (account === undefined) adding.mutate({ ...proven, ...(code === '' ? {} : { code }) })
      else editing.mutate({ ...proven, id: account.id }, { onError })
    },
  }
}
