import { describe, expect, test } from 'vitest'
import { parseAuthorization, signatureBase, verifyOAuth1 } from './oauth1-verify.ts'

describe('RFC 5849', () => {
  test('[7b.1] the base string of section 3.4.1.1: decoded, repeated and empty parameters, form included', () => {
    const url = new URL('http://example.com/request?b5=%3D%253D&a3=a&c%40=&a2=r%20b')
    const header = parseAuthorization(
      'OAuth realm="Example", oauth_consumer_key="9djdj82h48djs9d2", oauth_token="kkk9d7dh3k39sjv7", ' +
        'oauth_signature_method="HMAC-SHA1", oauth_timestamp="137131201", oauth_nonce="7d8f3e4a", ' +
        'oauth_signature="bYT5CMsGcbgUdFHObYMEfcx6bsw%3D"',
    )
    const base = signatureBase('post', url, [...(header ?? []), ...new URLSearchParams('c2&a3=2+q')])
    expect(base).toBe(
      'POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D' +
        '%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1' +
        '%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7',
    )
  })

  test('[7b.1] section 3.4.1.2: lower-case scheme and host, no default port', () => {
    expect(signatureBase('GET', new URL('HTTP://EXAMPLE.COM:80/r%20v/X?id=123'), [])).toBe(
      'GET&http%3A%2F%2Fexample.com%2Fr%2520v%2FX&id%3D123',
    )
    expect(signatureBase('GET', new URL('https://www.example.net:8080/?q=1'), [])).toBe(
      'GET&https%3A%2F%2Fwww.example.net%3A8080%2F&q%3D1',
    )
  })

  test('[7b.1] the signature of section 1.2 (temporary credentials)', () => {
    const request = {
      method: 'POST',
      url: new URL('https://photos.example.net/initiate'),
      authorization:
        'OAuth realm="Photos", oauth_consumer_key="dpf43f3p2l4k3l03", oauth_signature_method="HMAC-SHA1", ' +
        'oauth_timestamp="137131200", oauth_nonce="wIjqoS", ' +
        'oauth_callback="http%3A%2F%2Fprinter.example.com%2Fready", oauth_signature="74KNZJeDHnMBp0EMJ9ZHt%2FXKycU%3D"',
    }
    const consumer = { key: 'dpf43f3p2l4k3l03', secret: 'kd94hf93k423kf44' }
    const verified = { consumerKey: consumer.key, nonce: 'wIjqoS', timestamp: 137_131_200 }
    expect(verifyOAuth1(request, consumer, 137_131_200)).toEqual(verified)
    expect(verifyOAuth1({ ...request, method: 'GET' }, consumer, 137_131_200)).toBeUndefined()
    expect(verifyOAuth1({ ...request, form: new URLSearchParams('a=b') }, consumer, 137_131_200)).toBeUndefined()
    const inQuery = new URL('https://photos.example.net/initiate?oauth_nonce=x')
    expect(verifyOAuth1({ ...request, url: inQuery }, consumer, 137_131_200)).toBeUndefined()
  })
})

test('[7b.1] parameters named constructor and __proto__ are treated like others', () => {
  const url = new URL('https://a.example/x?__proto__=1&constructor=2&constructor=1')
  expect(signatureBase('GET', url, [])).toBe(
    'GET&https%3A%2F%2Fa.example%2Fx&__proto__%3D1%26constructor%3D1%26constructor%3D2',
  )
})

test('[7b.1] another header is not parsed, however long it is', () => {
  const bad = [
    '',
    'OAuth',
    'OAuth a',
    'OAuth a=b',
    'OAuth a="1" b="2"',
    'OAuth a="%"',
    'OAuth a="1",a="2"',
    'OAuth a="1",',
  ]
  for (const header of bad) expect([header, parseAuthorization(header)]).toEqual([header, undefined])
  expect(parseAuthorization(`OAuth ${'a="1", '.repeat(100_000)}`)).toBeUndefined()
})
