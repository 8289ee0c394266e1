import { useQuery } from '@tanstack/react-query'
import { hashText } from '@touchstone/domain/ledger/hash'
import type { UserPicture } from '@touchstone/wire/console/console-users'
import { agreementKinds } from '@touchstone/wire/articles'
import { languageTags } from '@touchstone/wire/languages'
import { Alert, Modal } from 'antd'
import { useState } from 'react'
import { api } from '../api/api.ts'
import { kindWords } from '../articles/article-draft.ts'
import { languageName } from '../setup/region-names.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Time } from '../ui/Time.tsx'
import { occasionWords } from './occasion-words.ts'

type Acceptance = UserPicture['agreements'][number]

/** What the user accepted; a row opens the text as it was. */
export function AgreementsTab({ user }: { user: Pick<UserPicture, 'id' | 'agreements'> }) {
  const [open, setOpen] = useState<Acceptance>()
  return (
    <div className="card">
      <DataTable
        rows={user.agreements}
        keyOf={({ id }) => id}
        onOpen={setOpen}
        empty="None recorded: a guest, or signed up before we recorded them"
        columns={[
          { title: 'Agreement', cell: ({ title }) => title },
          { title: 'For', cell: ({ purpose }) => kindWords[agreementKinds[purpose]] },
          { title: 'Article', cell: ({ articleId }) => <span className="num">{articleId}</span> },
          { title: 'Version', number: true, cell: ({ version }) => version },
          { title: 'Language', cell: ({ language }) => languageName(language) },
          { title: 'SHA-256', cell: ({ sha256 }) => <span className="code">{sha256.slice(0, 16)}…</span> },
          { title: 'Occasion', cell: ({ occasion }) => occasionWords[occasion] },
          { title: 'Accepted', number: true, cell: ({ time }) => <Time at={time} /> },
        ]}
      />
      <Modal
        open={open !== undefined}
        onCancel={() => {
          setOpen(undefined)
        }}
        footer={null}
        width={760}
        title={open?.title}
        destroyOnHidden
      >
        {open !== undefined && <AcceptedText userId={user.id} acceptance={open} />}
      </Modal>
    </div>
  )
}

function AcceptedText({ userId, acceptance: { id } }: { userId: number; acceptance: Acceptance }) {
  const text = useQuery({
    queryKey: ['user', userId, 'agreement', id],
    queryFn: () => api.userAgreementText({ id: String(userId), acceptance: id }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded of={text}>
      {(accepted) => (
        <div className="stack">
          <Facts
            facts={[
              ['Version', `${accepted.version} of article ${accepted.articleId}, ${languageName(accepted.language)}`],
              ['Accepted', <Time key="time" at={accepted.time} />],
              [
                'SHA-256',
                <span key="hash" className="code wrapped">
                  {accepted.sha256}
                </span>,
              ],
            ]}
          />
          {hashText(accepted.text) === accepted.sha256 ? (
            <Alert type="success" showIcon title="The text matches the recorded hash." />
          ) : (
            <Alert type="error" showIcon title="The text doesn’t match the recorded hash." />
          )}
          <div lang={languageTags[accepted.language]} style={{ whiteSpace: 'pre-wrap' }}>
            {accepted.text}
          </div>
        </div>
      )}
    </Loaded>
  )
}
