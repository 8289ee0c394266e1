import type { ArticleBlock } from '@touchstone/wire/articles'
import { type Language, languageTags } from '@touchstone/wire/languages'

/** The body of an agreement, marked as what language it is in. */
export function AgreementText({ blocks, language }: { blocks: readonly ArticleBlock[]; language: Language }) {
  return (
    <article lang={languageTags[language]} className="flex flex-col gap-3 text-sm text-fg-2">
      {blocks.map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index} className="flex list-disc flex-col gap-1.5 pl-5">
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          <p
            key={index}
            className={block.kind === 'heading' ? 'pt-2 text-base font-semibold text-fg' : 'whitespace-pre-line'}
          >
            {block.text}
          </p>
        ),
      )}
    </article>
  )
}
