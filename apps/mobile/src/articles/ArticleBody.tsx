import type { ArticleBlock } from '@touchstone/wire/articles'
import { languageTags } from '@touchstone/wire/languages'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '@touchstone/app/texts/language'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Article } from '@touchstone/app/articles/articles.queries'
import { ArticleTime } from './ArticleTime.tsx'

/** The text of an article to be read. Its title is the second heading of the page. */
export function ArticleBody({ article }: { article: Article }) {
  const { t } = useTranslation()
  const { title, summary, image, time, language, blocks } = article
  return (
    <article lang={languageTags[language]} className="pt-2 pb-4 break-words">
      <h2 className="text-2xl font-semibold text-balance">{title}</h2>
      <ArticleTime time={time} exact className="mt-2 block" />
      {language !== currentLanguage() && (
        <p lang={languageTags[currentLanguage()]} className="mt-1 text-xs text-fg-3">
          {t('articles.otherLanguage')}
        </p>
      )}
      {summary !== '' && <p className="mt-4 text-lg leading-7 text-fg-2">{summary}</p>}
      {image !== null && (
        <img src={image} alt="" className="mt-5 max-h-72 w-full rounded-lg bg-surface-2 object-cover" />
      )}
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </article>
  )
}

function Block({ block }: { block: ArticleBlock }) {
  if (block.kind === 'heading') return <h3 className="mt-7 text-lg font-semibold text-balance">{block.text}</h3>
  if (block.kind === 'paragraph') return <p className="mt-3 text-base leading-7 whitespace-pre-line">{block.text}</p>
  return (
    <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-base leading-7 marker:text-fg-3">
      {block.items.map((item, index) => (
        <li key={index} className="pl-1">
          {item}
        </li>
      ))}
    </ul>
  )
}

/** While it is loaded, in its shape. */
export function ArticleSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-3 pt-2">
      <Skeleton className="h-7 w-11/12" />
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="mb-3 h-3 w-28" />
      {['w-full', 'w-11/12', 'w-full', 'w-3/5'].map((width, index) => (
        <Skeleton key={index} className={`h-4.5 ${width}`} />
      ))}
      <Skeleton className="mt-4 h-5 w-2/5" />
      {['w-full', 'w-full', 'w-4/5'].map((width, index) => (
        <Skeleton key={index} className={`h-4.5 ${width}`} />
      ))}
    </div>
  )
}
