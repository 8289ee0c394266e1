import { articleKinds } from '@touchstone/wire/articles'
import { type Language, languages, languageTags } from '@touchstone/wire/languages'
import { Input, InputNumber, Select, Tabs } from 'antd'
import type { ReactNode } from 'react'
import { languageName } from '../setup/region-names.ts'
import { optionsOf } from '../ui/list.ts'
import { type ArticleDraft, type ArticleText, kindWords, targetTypes } from './article-draft.ts'

type ArticleFormProps = { draft: ArticleDraft; onChange: (draft: ArticleDraft) => void; isNew: boolean }

export function ArticleForm({ draft, onChange, isNew }: ArticleFormProps) {
  const set = (changed: Partial<ArticleDraft>): void => {
    onChange({ ...draft, ...changed })
  }
  return (
    <>
      <div className="fields">
        <Labelled label="Kind">
          <Select
            value={draft.kind}
            disabled={!isNew}
            options={optionsOf(articleKinds, (kind) => kindWords[kind])}
            onChange={(kind) => {
              set({ kind })
            }}
          />
        </Labelled>
        <Labelled label="Rank" hint="Lower numbers come first.">
          <InputNumber
            value={draft.rank}
            min={0}
            max={10_000}
            precision={0}
            onChange={(rank) => {
              set({ rank: rank ?? 0 })
            }}
          />
        </Labelled>
        <Labelled label="A tap leads to">
          <Select
            value={draft.targetType}
            options={[{ value: '' as const, label: 'Its own text' }, ...targetTypes]}
            onChange={(targetType) => {
              set({ targetType })
            }}
          />
        </Labelled>
        {draft.targetType !== '' && (
          <Labelled label="Target">
            <Input
              value={draft.targetUrl}
              maxLength={500}
              onChange={(event) => {
                set({ targetUrl: event.target.value })
              }}
            />
          </Labelled>
        )}
        <Labelled label="Image" hint="The address of one of ours; for banners.">
          <Input
            value={draft.image}
            maxLength={500}
            onChange={(event) => {
              set({ image: event.target.value })
            }}
          />
        </Labelled>
      </div>
      <Tabs
        size="small"
        tabBarGutter={18}
        items={languages.map((language) => ({
          key: language,
          label: <LanguageLabel language={language} text={draft.texts[language]} />,
          children: (
            <TextForm
              language={language}
              text={draft.texts[language]}
              onChange={(text) => {
                set({ texts: { ...draft.texts, [language]: text } })
              }}
            />
          ),
        }))}
      />
    </>
  )
}

function LanguageLabel({ language, text }: { language: Language; text: ArticleText }) {
  const isEmpty = text.title === ''
  return <span className={isEmpty ? 'quiet' : undefined}>{languageName(language)}</span>
}

type TextFormProps = { language: Language; text: ArticleText; onChange: (text: ArticleText) => void }

function TextForm({ language, text, onChange }: TextFormProps) {
  const lang = languageTags[language]
  const set = (changed: Partial<ArticleText>): void => {
    onChange({ ...text, ...changed })
  }
  return (
    <div className="stack">
      <Labelled label="Title">
        <Input
          lang={lang}
          value={text.title}
          maxLength={120}
          onChange={(event) => {
            set({ title: event.target.value })
          }}
        />
      </Labelled>
      <Labelled label="Summary" hint="What a list shows.">
        <Input.TextArea
          lang={lang}
          value={text.summary}
          maxLength={300}
          rows={2}
          className="growing"
          onChange={(event) => {
            set({ summary: event.target.value.replaceAll('\n', ' ') })
          }}
        />
      </Labelled>
      <Labelled
        label="Text"
        hint="An empty line ends a piece. A line that begins with “## ” is a heading, lines that begin with “- ” are a list."
      >
        <Input.TextArea
          lang={lang}
          value={text.body}
          maxLength={5_000}
          showCount
          rows={10}
          className="growing"
          onChange={(event) => {
            set({ body: event.target.value })
          }}
        />
      </Labelled>
    </div>
  )
}

function Labelled({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <label className="labelled">
      <span>{label}</span>
      {children}
      {hint !== undefined && <span className="quiet">{hint}</span>}
    </label>
  )
}
