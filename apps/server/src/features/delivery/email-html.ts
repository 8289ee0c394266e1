import { languageTags } from '@touchstone/wire/languages'
import type { Email } from './sending.ts'
import { escaped } from '../../api/escaped.ts'

/** An e-mail's own text as a page: its paragraphs and line breaks, nothing loaded, no link. */
export function emailHtml({ subject, text, language }: Pick<Email, 'subject' | 'text' | 'language'>): string {
  const paragraphs = text.trim().split('\n\n')
  const lang = language === undefined ? '' : ` lang="${languageTags[language]}"`
  return `<!doctype html>
<html${lang}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#f4f5f7;color:#14161a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:544px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:18px;line-height:1.4">${escaped(subject)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph).replaceAll('\n', '<br>\n')}</p>`).join('\n')}
</div>
</body>
</html>
`
}
