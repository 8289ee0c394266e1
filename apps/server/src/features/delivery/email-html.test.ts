import { expect, it } from 'vitest'
import { composeMessage } from './compose.ts'
import { emailHtml } from './email-html.ts'

it('shows what is not ours as text, in its paragraphs', () => {
  const text = 'From <script>alert(1)</script> & "friends"\nat 1.\n\nIt’s <b>not</b> \'ours\'.\n'
  const html = emailHtml({ subject: 'A <title> & more', text, language: 'jp' })
  expect(html).toContain('<html lang="ja">')
  expect(html).toContain('<title>A &lt;title&gt; &amp; more</title>')
  expect(html).toContain('From &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;friends&quot;<br>\nat 1.</p>')
  expect(html).toContain('It’s &lt;b&gt;not&lt;/b&gt; &#39;ours&#39;.</p>')
  expect(html).not.toMatch(/<script|<b>|href|src=|https?:/)
})

it('says nothing of a language that is not known', () => {
  expect(emailHtml({ subject: 'a', text: 'b' })).toContain('<html>\n')
})

it('keeps the title of a message as the subject of an e-mail, and before a text', () => {
  const message = { title: 'New sign-in', text: 'From a phone.' }
  expect(composeMessage(message, 'email')).toEqual({ subject: 'Touchstone: New sign-in', text: 'From a phone.\n' })
  expect(composeMessage(message, 'sms')).toEqual({ subject: '', text: 'Touchstone: New sign-in\nFrom a phone.' })
})
