import { CallRefused } from '@touchstone/client/call-failed'
import { endBy } from '@touchstone/client/one-intent'
import type { Api } from '@touchstone/wire/api'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { isUnanswered } from '@touchstone/app/feedback/act-failure'
import { messageOf } from '@touchstone/app/feedback/failures'
import { forgetDraft } from '@touchstone/app/forms/drafts'
import { pathTo } from '../routes/paths.ts'
import { queries } from '@touchstone/app/api/queries'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { pinDigits, PinPad } from '../ui/PinPad.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { Agreed } from '@touchstone/app/withdrawals/agreed'
import { useWithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { useWaitAfterChange } from '../security/WaitNotice.tsx'
import { withdrawalDraft } from '@touchstone/app/withdrawals/withdrawal-draft'
import {
  intentOfWithdrawal,
  useUnansweredWithdrawals,
  withdrawalIntents,
  withdrawalProofs,
} from '@touchstone/app/withdrawals/unanswered-withdrawals'
import { UnansweredNotice } from './UnansweredNotice.tsx'

type PinSheetProps = { agreed: Agreed; open: boolean; onOpenChange: (open: boolean) => void }

const refresh = (): void => {
  for (const noun of ['withdrawals', 'wallets', 'ledger']) void queries.invalidateQueries({ queryKey: [noun] })
}

/** The code alone was at fault: the password need not be typed again. */
const codeKinds: readonly Api['requestWithdrawal']['refusals'][number][] = [
  'authenticator_code_required',
  'authenticator_code_wrong',
]
const isOfCode = ({ kind }: CallRefused): boolean => codeKinds.some((each) => each === kind)

/**
 * Asks for the withdrawal password, and then for the code of the authenticator where one is bound; the last digit sends the
 * request. One that got no answer is looked for first, and asked for again as the same.
 */
export function PinSheet({ agreed, open, onOpenChange }: PinSheetProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [pin, setPin] = useState('')
  const [code, setCode] = useState('')
  const asksForCode = useWithdrawalTerms().data?.authenticatorBound === true
  const isAtCode = asksForCode && pin.length === pinDigits
  const request = { accountId: agreed.account.id, amount: agreed.amount }
  const asked = intentOfWithdrawal(request)
  const unanswered = useUnansweredWithdrawals().find((each) => each.asked === asked)
  const shownKey = useShownKey(open ? asked : undefined, unanswered?.key)
  const withdraw = useAct({
    call: api.requestWithdrawal,
    newIntent: () => shownKey.intent() ?? api.newIntent(),
    proofs: withdrawalProofs,
    pending: withdrawalIntents,
    inPlace: true,
    onDone: ({ outcome }) => {
      forgetDraft(withdrawalDraft)
      refresh()
      void navigate(pathTo('fundsResult', { kind: 'withdrawal', id: outcome.withdrawal.id }), { replace: true })
    },
  })
  const { error } = withdraw
  // As long as the intent waits, only the same can be asked for.
  const isUnknown = unanswered !== undefined && isUnanswered(error)
  const isLocked = error instanceof CallRefused && error.kind === 'withdrawal_password_locked'

  const send = (withdrawalPassword: string, authenticatorCode: string): void => {
    const shown = authenticatorCode === '' ? {} : { authenticatorCode }
    withdraw.mutate(
      { ...request, withdrawalPassword, ...shown },
      {
        onError: (failure) => {
          if (!(failure instanceof CallRefused)) return
          if (endBy(failure) === 'key_over') shownKey.forget()
          setCode('')
          if (!isOfCode(failure)) setPin('')
          refresh()
        },
      },
    )
  }
  const type = (digits: string): void => {
    if (isUnknown || isLocked) return
    if (isAtCode) setCode(digits)
    else setPin(digits)
    if (digits.length < pinDigits) return
    if (isAtCode) send(pin, digits)
    else if (!asksForCode) send(digits, '')
  }
  const startOver = (): void => {
    setPin('')
    setCode('')
    withdraw.reset()
  }
  const startAnother = (): void => {
    if (unanswered !== undefined) withdrawalIntents.end(unanswered)
    shownKey.forget()
    startOver()
  }
  const change = (isOpen: boolean): void => {
    if (withdraw.isPending) return
    onOpenChange(isOpen)
    startOver()
  }
  const title = t(isAtCode ? 'withdrawals.authenticatorTitle' : 'withdrawals.pinTitle')
  if (unanswered?.recorded)
    return (
      <Sheet
        open={open}
        onOpenChange={change}
        title={t('withdrawals.title')}
        footer={
          <Button kind="soft" wide onClick={startAnother}>
            {t('withdrawals.another')}
          </Button>
        }
      >
        <UnansweredNotice unanswered={unanswered} />
      </Sheet>
    )
  return (
    <Sheet
      open={open}
      onOpenChange={change}
      title={title}
      text={<Lead asksForCode={asksForCode} isAtCode={isAtCode} />}
      footer={
        isUnknown ? (
          <Button wide busy={withdraw.isPending} onClick={() => send(pin, code)}>
            {t('positions.askAgain')}
          </Button>
        ) : isAtCode ? (
          <LostPhone />
        ) : (
          <LinkButton kind="ghost" size="md" wide to={pathTo('withdrawalPassword')}>
            {t('withdrawals.forgot')}
          </LinkButton>
        )
      }
    >
      {unanswered !== undefined && (
        <div className="mb-3">
          <UnansweredNotice unanswered={unanswered} />
        </div>
      )}
      <PinPad
        key={title}
        label={title}
        value={isAtCode ? code : pin}
        onChange={type}
        busy={withdraw.isPending}
        isRead={isAtCode}
        error={error === null || isUnanswered(error) ? undefined : messageOf(error)}
      />
    </Sheet>
  )
}

/**
 * The key that was last shown as unanswered for what the open sheet asks for: another tab may get its answer while the
 * password is typed here, and what is sent is still the same.
 */
function useShownKey(asked: string | undefined, key: string | undefined) {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    shown.current = undefined
  }, [asked])
  useEffect(() => {
    if (asked !== undefined && key !== undefined) shown.current = key
  }, [asked, key])
  return {
    intent: () => (shown.current === undefined ? undefined : { key: shown.current }),
    forget() {
      shown.current = undefined
    },
  }
}

function Lead({ asksForCode, isAtCode }: { asksForCode: boolean; isAtCode: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {asksForCode && (
        <span className="mb-0.5 block font-semibold text-fg short:mr-2 short:inline">
          {t('withdrawals.step', { step: isAtCode ? 2 : 1, all: 2 })}
        </span>
      )}
      {t(isAtCode ? 'withdrawals.authenticatorText' : 'withdrawals.pinText')}
    </>
  )
}

/** What helps whoever has no authenticator at hand: a recovery code turns it off, at the price that is said. */
function LostPhone() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const time = useWaitAfterChange()
  if (!isOpen)
    return (
      <Button kind="ghost" size="md" wide onClick={() => setOpen(true)}>
        {t('sessions.lostPhone')}
      </Button>
    )
  return (
    <Notice
      tone="info"
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton kind="soft" size="sm" className="bg-surface!" to={pathTo('authenticator', { form: 'unbind' })}>
            {t('withdrawals.lostAct')}
          </LinkButton>
          <LinkButton kind="ghost" size="sm" to={pathTo('articleList', { kind: 'help' })}>
            {t('withdrawals.support')}
          </LinkButton>
        </div>
      }
    >
      {t('withdrawals.lostText')} {time !== undefined && t('withdrawals.changeText', { time })}
    </Notice>
  )
}
