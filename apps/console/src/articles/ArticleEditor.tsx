import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api/api.ts'
import type { Act } from '../ui/act.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { type Article, type ArticleDraft, draftOf, emptyDraft, savedArticle, whyNotSaved } from './article-draft.ts'
import { ArticleForm } from './ArticleForm.tsx'

/** An article with its texts in every language, to be changed, published and withdrawn. */
export function ArticleEditor({ id }: { id: string }) {
  const article = useQuery({
    queryKey: ['article', id],
    queryFn: () => api.contentArticle({ id }),
    refetchOnWindowFocus: false,
  })
  return <Loaded of={article}>{(read) => <Editor key={JSON.stringify(read.texts)} article={read} />}</Loaded>
}

function Editor({ article }: { article: Article }) {
  const saved = draftOf(article)
  const [draft, setDraft] = useState(saved)
  const { id, state } = article
  const isShown = state === 'published'
  const save: Act = {
    ...saveAct(draft, id, whyNotSaved(draft, saved)),
    consequence: isShown ? 'Everyone sees the new text right away.' : 'It stays hidden until you publish it.',
  }
  const show: Act = isShown
    ? {
        label: 'Withdraw',
        look: 'danger',
        title: 'Unpublish this article?',
        consequence: 'It can be published again.',
        done: 'Unpublished.',
        call: (_values, asking) => api.withdrawArticle({ id }, asking),
      }
    : {
        label: 'Publish',
        off: whyNotSaved(draft, saved) === 'Nothing is changed.' ? undefined : 'Save it first.',
        title: 'Show it to everybody?',
        consequence: 'Everyone sees it right away, in every language that has a text.',
        done: 'Published.',
        call: (_values, asking) => api.publishArticle({ id }, asking),
      }
  return (
    <div className="stack">
      <ArticleForm draft={draft} onChange={setDraft} isNew={false} />
      <div className="stays">
        <ActButtons acts={[save, show]} />
      </div>
    </div>
  )
}

/** An article that is not there yet. It begins as a draft. */
export function NewArticle({ onMade }: { onMade: () => void }) {
  const [draft, setDraft] = useState(emptyDraft)
  const save = saveAct(draft, undefined, whyNotSaved(draft, emptyDraft))
  return (
    <div className="stack">
      <ArticleForm draft={draft} onChange={setDraft} isNew />
      <div className="stays">
        <ActButtons acts={[{ ...save, consequence: 'It stays hidden until you publish it.', onDone: onMade }]} />
      </div>
    </div>
  )
}

const saveAct = (draft: ArticleDraft, id: string | undefined, off: string | undefined): Act => ({
  label: 'Save',
  look: 'primary',
  off,
  title: id === undefined ? 'Save this article as a draft?' : 'Save what was changed?',
  consequence: '',
  done: 'Saved.',
  call: (_values, asking) => api.saveArticle(savedArticle(draft, id), asking),
})
