import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { createProgress } from './progress.ts'
import { loadSecrets } from './secrets.ts'

describe('the environment', () => {
  test('nothing set: the embedded backend in .data, at http://localhost:3000, no proxy trusted', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      upstreams: { commerce: undefined, ordering: undefined, search: undefined },
      trustProxy: false,
      production: true,
      abuseLimitFactor: 1,
      introspection: true,
      isDemo: true,
    })
    expect(readConfig({ PORT: '', DATA_DIR: '' })).toEqual(readConfig({}))
  })

  test('[shop 6] the demo shop has a simulated store; a real one, or one that says so, has none', () => {
    const stepOf = (env: Record<string, string>) => readConfig(env).storeStepMs
    expect(stepOf({})).toBe(60_000)
    expect(stepOf({ STORE_STEP_SECONDS: '2' })).toBe(2_000)
    expect(stepOf({ STORE_STEP_SECONDS: '0' })).toBe(0)
    expect(stepOf({ NODE_ENV: 'test' })).toBe(0)
    expect(stepOf({ ORDERING_URL: 'https://ordering.example' })).toBe(0)
    expect(stepOf({ PUBLIC_URL: 'https://shop.example' })).toBe(0)
  })

  test('a page has 5 seconds, of which it waits 2; a busy machine may be given more', () => {
    expect(readConfig({}).limits).toMatchObject({ handler: 4800, upstream: 4500, pageWait: 2000, eventLoop: 2500 })
    const { limits } = readConfig({ TIME_LIMIT_FACTOR: '5' })
    expect(limits).toMatchObject({ handler: 24_000, upstream: 22_500, pageWait: 10_000, eventLoop: 12_500 })
    expect(limits.cacheBytes).toBe(readConfig({}).limits.cacheBytes)
  })

  test('[7b.1] an access token and its secret are required together', () => {
    expect(readConfig({}).rest.token).toBeUndefined()
    expect(readConfig({ ACCESS_TOKEN: 'token-key', ACCESS_TOKEN_SECRET: 'its secret' }).rest.token).toEqual({
      key: 'token-key',
      secret: 'its secret',
    })
    expect(() => readConfig({ ACCESS_TOKEN: 'token-key' })).toThrow('belong together')
    expect(() => readConfig({ ACCESS_TOKEN_SECRET: 'its secret' })).toThrow('belong together')
  })

  test('telemetry is off without an address for it, and named as the operator says', () => {
    expect(readConfig({ OTEL_SERVICE_NAME: 'shop' }).telemetry).toBeUndefined()
    const endpoint = 'http://localhost:4318'
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).telemetry).toEqual({
      endpoint,
      serviceName: 'leaflog',
      sampled: 1,
    })
    const set = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER_ARG: '0.01' }
    expect(readConfig(set).telemetry).toEqual({ endpoint, serviceName: 'shop', sampled: 0.01 })
    const wrong = { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318', OTEL_TRACES_SAMPLER_ARG: '2' }
    expect(() => readConfig(wrong)).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT[^]*OTEL_TRACES_SAMPLER_ARG/)
  })

  test('[7b.2] everything set: the addresses of the real systems are configuration', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/leaflog',
      COMMERCE_URL: 'https://commerce.example/store',
      ORDERING_URL: 'https://ordering.example',
      SEARCH_URL: 'https://search.example',
      CONSUMER_KEY: 'consumer-key',
      CONSUMER_SECRET: 'consumer-secret',
      PUBLIC_URL: 'https://shop.example/',
      TRUST_PROXY: '2',
      NODE_ENV: 'development',
    })
    expect(config).toMatchObject({
      port: 8080,
      dataDir: '/var/lib/leaflog',
      consumer: { key: 'consumer-key', secret: 'consumer-secret' },
      upstreams: {
        commerce: 'https://commerce.example/store',
        ordering: 'https://ordering.example',
        search: 'https://search.example',
      },
      publicUrl: 'https://shop.example',
      trustProxy: 2,
      production: false,
    })
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8')
  })

  test.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['COMMERCE_URL', 'ftp://commerce.example'],
    ['ORDERING_URL', 'https://user:word@ordering.example'],
    ['SEARCH_URL', 'https://search.example/?a=1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['REST_STORE_CODE', '../admin'],
    ['REST_VERSION', 'V1/../V2'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', '0'],
    ['ABUSE_LIMIT_FACTOR', '0'],
    ['TIME_LIMIT_FACTOR', '0.5'],
    ['DEV_MAILS', 'maybe'],
  ])('%s=%s is refused by name, without repeating it', (name, value) => {
    const attempt = () => readConfig({ [name]: value })
    expect(attempt).toThrow(ConfigError)
    expect(attempt).toThrow(name)
    expect(attempt).not.toThrow(value.length > 4 ? value : 'never')
  })

  test.each([
    ['PUBLIC_URL', 'foo'],
    ['ORDERING_URL', 'foo'],
    ['TRUST_PROXY', 'banana'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1, '],
  ])('%s=%s is refused, with the fix', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: give [^\\n]+$`))
  })

  test.each(['loopback', '10.0.0.1', '10.0.0.0/8, fd00::/8', '2001:db8::1'])('TRUST_PROXY=%s is accepted', (value) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(value)
  })

  test('a consumer key without its secret, or the other way round, is refused', () => {
    for (const env of [{ CONSUMER_KEY: 'consumer-key' }, { CONSUMER_SECRET: 'consumer-secret' }])
      expect(() => readConfig(env)).toThrow('CONSUMER_KEY and CONSUMER_SECRET belong together')
  })

  test('the real commerce backend needs a consumer', () => {
    expect(() => readConfig({ COMMERCE_URL: 'https://commerce.example' })).toThrow('CONSUMER_KEY')
  })
})

describe('secrets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leaflog-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('are created once, differ, and are readable only by their owner', () => {
    const dataDir = join(folder, 'deep/data')
    const first = loadSecrets(dataDir)
    expect(loadSecrets(dataDir)).toEqual(first)
    expect(new Set(Object.values(first)).size).toBe(3)
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))).toEqual(first)
  })
})

describe('the progress line', () => {
  const run = (isTTY: boolean) => {
    const lines: string[] = []
    const show = createProgress({ isTTY, write: (text) => lines.push(text) }, 'Seeding')
    for (let done = 0; done <= 200; done++) show(done, 200)
    return lines
  }

  test('is a line for each quarter without a terminal', () => {
    expect(run(false)).toEqual([0, 25, 50, 75, 100].map((percent) => `Seeding: ${percent} %\n`))
  })

  test('is redrawn in place on a terminal', () => {
    const lines = run(true)
    expect(lines).toHaveLength(101)
    expect(lines.every((line) => line.startsWith('\r'))).toBe(true)
    expect(lines.at(-1)).toBe('\rSeeding: 100 %\n')
  })
})
