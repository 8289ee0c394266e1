import { clsx } from 'clsx'
import { CallRefused } from '@touchstone/client/call-failed'
import { endBy } from '@touchstone/client/one-intent'
import type { Api } from '@touchstone/wire/api'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { formFailure, isUnanswered } from '@touchstone/app/feedback/act-failure'
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
  type UnansweredWithdrawal,
  useUnansweredWithdrawals,
  withdrawalIntents,
  withdrawalProofs,
} from '@touchstone/app/withdrawals/unanswered-withdrawals'
import { forgetUnanswered, UnansweredNotice } from './UnansweredNotice.tsx'

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
  const [isLostPhone, setLostPhone] = useState(false)
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
    onDone: () => {
      forgetDraft(withdrawalDraft)
      refresh()
    },
    away: { done: () => t('funds.step.submitted'), failed: formFailure },
    onward: ({ outcome }) =>
      void navigate(pathTo('fundsResult', { kind: 'withdrawal', id: outcome.withdrawal.id }), { replace: true }),
  })
  const { error } = withdraw
  // As long as the intent waits, only the same can be asked for.
  const isUnknown = unanswered !== undefined && (isUnanswered(error) || withdraw.isPending)
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
    setLostPhone(false)
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
        title={t('withdrawals.recordedTitle')}
        footer={<RecordedWays unanswered={unanswered} onAnother={startAnother} />}
      >
        <UnansweredNotice unanswered={unanswered} withoutWay />
      </Sheet>
    )
  return (
    <Sheet
      open={open}
      onOpenChange={change}
      title={title}
      text={isUnknown ? undefined : <Lead asksForCode={asksForCode} isAtCode={isAtCode} />}
      footer={
        isUnknown ? (
          <Button wide busy={withdraw.isPending} onClick={() => send(pin, code)}>
            {t('positions.askAgain')}
          </Button>
        ) : (
          <Help isAtCode={isAtCode} isLostPhone={isLostPhone} onLostPhone={setLostPhone} />
        )
      }
    >
      {unanswered !== undefined && (
        // On a phone on its side the keys need the room; the page behind says the same.
        <div className={clsx('mb-3', !isUnknown && 'short:hidden')}>
          <UnansweredNotice unanswered={unanswered} />
        </div>
      )}
      {!isUnknown &&
        (isAtCode && isLostPhone ? (
          <LostPhone />
        ) : (
          <PinPad
            key={title}
            label={title}
            value={isAtCode ? code : pin}
            onChange={type}
            busy={withdraw.isPending}
            isRead={isAtCode}
            error={error === null || isUnanswered(error) ? undefined : messageOf(error)}
          />
        ))}
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

type HelpProps = { isAtCode: boolean; isLostPhone: boolean; onLostPhone: (isLost: boolean) => void }

/** The way for whoever has no password or authenticator at hand, and back. */
function Help({ isAtCode, isLostPhone, onLostPhone }: HelpProps) {
  const { t } = useTranslation()
  if (isAtCode)
    return (
      <Button kind="ghost" size="md" wide onClick={() => onLostPhone(!isLostPhone)}>
        {t(isLostPhone ? 'sessions.usePhone' : 'sessions.lostPhone')}
      </Button>
    )
  return (
    <LinkButton kind="ghost" size="md" wide to={pathTo('withdrawalPassword')}>
      {t('withdrawals.forgot')}
    </LinkButton>
  )
}

/** The thumb falls on what was recorded, not on a second one. */
function RecordedWays({ unanswered, onAnother }: { unanswered: UnansweredWithdrawal; onAnother: () => void }) {
  const { t } = useTranslation()
  if (!unanswered.recorded) return null
  return (
    <div className="flex flex-col gap-2">
      <Button kind="ghost" size="md" wide onClick={onAnother}>
        {t('withdrawals.another')}
      </Button>
      <LinkButton
        wide
        to={pathTo('fundsResult', { kind: 'withdrawal', id: unanswered.recorded.id })}
        onClick={() => forgetUnanswered(unanswered)}
      >
        {t('withdrawals.showRecorded')}
      </LinkButton>
    </div>
  )
}

/** What helps whoever has no authenticator at hand: a recovery code turns it off, at the price that is said. */
function LostPhone() {
  const { t } = useTranslation()
  const time = useWaitAfterChange()
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
