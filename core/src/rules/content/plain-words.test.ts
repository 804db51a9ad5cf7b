import { expect, test } from 'vitest'
import { plainParagraphs } from './plain-words.ts'

test('[3.10] the text of a description, paragraph by paragraph', () => {
  expect(plainParagraphs('<p>One &amp; two</p><p>Three<br>four &#8212; <b>five</b></p>')).toEqual([
    'One & two',
    'Three',
    'four — five',
  ])
  expect(plainParagraphs('')).toEqual([])
})

test.each([
  ['<p onclick="x()">Hi<script>alert(1)</script></p>', ['Hi']],
  ['<style>p{}</style><img src=x onerror=y>Hi', ['Hi']],
  ['<script>never closed', []],
  ['&lt;script&gt;', ['<script>']],
  ['&unknown; &#x110000; &#0;', ['&unknown;']],
])('[3.10] %s becomes plain text only', (html, words) => {
  expect(plainParagraphs(html)).toEqual(words)
})
