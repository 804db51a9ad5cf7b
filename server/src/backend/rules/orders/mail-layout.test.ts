import { expect, test } from 'vitest'
import { dollars, mailOf } from './mail-layout.ts'

test('money is written in dollars', () => {
  expect([0, 5, 123_456, -250].map(dollars)).toEqual(['$0.00', '$0.05', '$1,234.56', '-$2.50'])
})

test('a mail has the same content as text and as HTML', () => {
  expect(
    mailOf('Yours', [
      { kind: 'text', text: 'One <b>\nTwo\nThree' },
      { kind: 'table', rows: [] },
      {
        kind: 'table',
        rows: [
          ['A & B', '$1'],
          ['C', '<$2>'],
        ],
      },
      { kind: 'link', text: 'See "it"', href: 'https://shop.example/?a=1&b=2' },
    ]),
  ).toEqual({
    subject: 'Yours',
    text: 'One <b>\nTwo\nThree\n\nA & B  $1\nC      <$2>\n\nSee "it":\nhttps://shop.example/?a=1&b=2\n',
    html: [
      '<p>One &lt;b&gt;<br>Two<br>Three</p>',
      '<table>' +
        '<tr><th scope="row" style="text-align:left;font-weight:normal;padding:0 2em 0 0">A &amp; B</th><td style="text-align:right">$1</td></tr>' +
        '<tr><th scope="row" style="text-align:left;font-weight:normal;padding:0 2em 0 0">C</th><td style="text-align:right">&lt;$2&gt;</td></tr>' +
        '</table>',
      '<p><a href="https://shop.example/?a=1&amp;b=2">See &quot;it&quot;</a></p>',
    ].join('\n'),
  })
})
