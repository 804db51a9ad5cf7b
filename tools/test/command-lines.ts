/** Who runs the command lines of the documents. */

interface Way {
  /** Matches the whole line, without its comment. */
  readonly line: RegExp
  /** The file that runs it, and what it says where it does. */
  readonly by?: { readonly file: string; readonly says: string }
  /** Why nothing runs it. */
  readonly because?: string
}

const commands = (name: string) => ({ file: 'tools/test/commands.ts', says: `name: '${name}` })

export const ways: readonly Way[] = [
  { line: /npm ci/, because: 'Every clone begins with it.' },
  {
    line: /npm install @leaflog\/\S+( @leaflog\/\S+)*/,
    by: { file: 'tools/packages/consumers.ts', says: "'install'" },
  },
  {
    line: /([A-Z_]+=\S+ )*npm start/,
    by: { file: 'tools/shared/shop-server.ts', says: "join(root, 'server', 'src', 'main.ts')" },
  },
  { line: /npm test/, because: 'It runs this test.' },
  { line: /npm run docs -- --serve/, by: commands('docs -- --serve') },
  {
    line: /(npm run replay --|npx leaflog replay) \S+\.jsonl( --(at|diff|as-test|minimize|expect|redact|out) ?('[^']*'|[^-]\S*)?( \d+)?)*/,
    by: commands('replay, in every way'),
  },
  { line: /npm run backend/, by: commands('backend, with fill-carts') },
  { line: /npm run fill-carts -- --backend \S+/, by: commands('backend, with fill-carts') },
  {
    line: /npm run fill-carts -- --count \d+ --concurrency \d+/,
    by: { file: 'examples/headless/fill-carts.test.ts', says: 'concurrency' },
  },
  { line: /npm run simulate( -- (--seeds? \d+)( --from \d+)?)?/, by: commands('simulate -- --seeds 5') },
  { line: /npm run chaos -- (--seed \d+ )?--minutes \d+/, by: commands('chaos -- --minutes 0') },
  {
    line: /npm run lint && npm run unused/,
    by: { file: 'tools/test/stages.ts', says: "plain('unused code'" },
  },
  { line: /npx vitest run (--project node )?\S+/, by: { file: 'tools/test/stages.ts', says: "'vitest'" } },
  { line: /npm run build -w @leaflog\/example-kiosk/, by: { file: 'e2e/kiosk.e2e.ts', says: 'await build(' } },
  { line: /node examples\/kiosk\/serve\.ts/, by: { file: 'e2e/kiosk.e2e.ts', says: 'createKioskServer' } },
  { line: /npx vite examples\/partner-page .+/, by: { file: 'e2e/support/partner-server.ts', says: 'partner-page' } },
  { line: /cd examples\/todo && npm start/, by: { file: 'tools/packages/consumers.ts', says: "examples', 'todo'" } },
  { line: /npx node check-schema\.mjs \S+/, by: { file: 'tools/test/check-schema.ts', says: 'check-schema.mjs' } },
  { line: /G=http:\/\/localhost:3000|curl .+/, by: { file: 'tools/test/guide-calls.ts', says: 'curl' } },
]
