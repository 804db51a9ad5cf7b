import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { hostileHtml } from '../../../../core/src/testing/hostile-html.ts'
import { trustedTypesScript } from './trusted-types.ts'

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>

/** The policies of a page with this script. */
function policiesOf(script: string): Map<string, Rules> {
  const policies = new Map<string, Rules>()
  runInNewContext(script, {
    trustedTypes: { createPolicy: (name: string, rules: Rules) => void policies.set(name, rules) },
  })
  return policies
}

const policyOf = (development: boolean): Rules => {
  const policy = policiesOf(trustedTypesScript(development)).get('default')
  if (!policy) throw new Error('no policy')
  return policy
}
const { createHTML, createScriptURL } = policyOf(false)

test('browsers without Trusted Types run the script too', () => {
  expect(() => void runInNewContext(trustedTypesScript(false), {})).not.toThrow()
})

test('it can stand in a page', () => {
  expect(trustedTypesScript(false)).not.toMatch(/<\/?script|<!--/i)
})

describe('markup', () => {
  test.each([
    '',
    'Text & more > less',
    '<script></script>',
    '{"a":"\\u003cb\\u003e"}',
    '<p class="lead">A <strong>word</strong>, a <a href="/terms">link</a><br>and <br />a break</p>',
    '<a href="https://fda.example/" rel="noopener noreferrer">a</a><a href="#b">b</a><a href="mailto:a@b.example">c</a>',
    '<h2 id="section-one">1</h2><img src="/media/a.jpg?width=1" srcset="/media/a.jpg 1x" alt="a < b" loading="lazy">',
  ])('%s is let through', (text) => {
    expect(createHTML(text)).toBe(text)
  })

  test.each([
    '<img src=x onerror=alert(1)>',
    '<img src="/media/a.jpg" onerror="alert(1)">',
    '<img src="https://evil.example/a.jpg">',
    '<p style="color:red">',
    '<p onclick="a()">',
    '<p title="a"onclick="a()">',
    '<P>',
    '<p',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" javascript:alert(1)">a</a>',
    "<a href='/'>a</a>",
    '<h2 id="forms">a</h2>',
    '<script>a()</script>',
    '<script></script><script></script>',
    '<SCRIPT></SCRIPT>',
    '<svg></svg>',
    '<iframe srcdoc="a"></iframe>',
    '<!-- a -->',
    '<<p>script>',
    '<form action="/">',
  ])('%s is refused', (text) => {
    expect(createHTML(text)).toBeNull()
  })

  test('hostile HTML that passes has nothing that runs: strange addresses, and text that looks like tags', () => {
    const passed = hostileHtml.filter((html) => createHTML(html) !== null)
    expect(passed).not.toEqual(hostileHtml)
    for (const html of passed) {
      expect(html.replaceAll(/"[^"]*"/g, '')).not.toMatch(/<[^>]*(?:script|style|\son)/i)
      expect(html).not.toMatch(/="\s*(?:javascript|data|vbscript|blob):/i)
    }
  })

  test('time grows with the length alone', () => {
    const long = '<p '.repeat(100_000)
    expect(createHTML(long)).toBeNull()
    expect(createHTML(`${'<em>a</em>'.repeat(50_000)}<`)).toBeNull()
  })
})

describe('addresses of scripts', () => {
  test.each(['/assets/entry-client-Ab_1-x.js', '/assets/abc1234.js', '/service-worker.js'])('%s is ours', (address) => {
    expect(createScriptURL(address)).toBe(address)
  })

  test.each([
    '//evil.example/a.js',
    'https://evil.example/assets/a.js',
    '/assets/../media/a.js',
    '/assets/a.js?b',
    '/media/a.svg',
    '/assets/a.js\n',
    'data:text/javascript,a()',
    'javascript:a()',
    '',
  ])('%j is not', (address) => {
    expect(createScriptURL(address)).toBeNull()
  })

  test('in development files have other addresses here, and none elsewhere', () => {
    const development = policyOf(true).createScriptURL
    expect(development('/@leaflog/dev-entry.js?a')).toBe('/@leaflog/dev-entry.js?a')
    for (const address of ['//evil.example/a.js', '/\\evil.example/a.js', 'https://evil.example/a.js'])
      expect(development(address)).toBeNull()
  })
})
