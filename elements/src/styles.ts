/**
 * The styles: light and dark follow the page's `color-scheme`, and every color and size is a custom property that the
 * partner's page may set (docs/guides/embed-on-a-page.md). A constructed style sheet needs no `unsafe-inline`.
 */
export const css = `
:host {
  --paper: var(--leaflog-paper, light-dark(#faf7f0, #0e1512));
  --surface: var(--leaflog-surface, light-dark(#fffdf8, #151e19));
  --ink: var(--leaflog-ink, light-dark(#16231c, #f4f0e6));
  --soft: var(--leaflog-soft, light-dark(#4a584f, #b9c2b8));
  --line: var(--leaflog-line, light-dark(#d9d9d0, #303a34));
  --edge: var(--leaflog-edge, light-dark(#7d897f, #748278));
  --accent: var(--leaflog-accent, light-dark(#1f4d3a, #8fceae));
  --on-accent: var(--leaflog-on-accent, light-dark(#faf7f0, #0c1a13));
  --sage: var(--leaflog-sage, light-dark(#dce6da, #22312a));
  --sale: var(--leaflog-sale, light-dark(#a5411c, #f3a583));
  --radius: var(--leaflog-radius, 12px);
  --focus: var(--leaflog-focus, light-dark(#1f4d3a, #f0d79b));
  display: block;
  color: var(--ink);
  background: var(--paper);
  font: 16px/1.55 var(--leaflog-font, Inter, system-ui, sans-serif);
  font-variant-numeric: tabular-nums;
  text-align: start;
  overflow-wrap: anywhere;
}
:host([hidden]), [hidden] { display: none !important; }
* { box-sizing: border-box; }
h2, h3, p, ul, dl, dd, fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
ul { list-style: none; }
h2, h3, legend { font-family: var(--leaflog-heading-font, Fraunces, Georgia, serif); font-weight: 600; line-height: 1.15; }
h2 { font-size: 28px; }
h3 { font-size: 18px; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.top:focus { outline: none; }
button, select, .link {
  min-block-size: 44px;
  padding: 8px 16px;
  font: inherit;
  color: var(--ink);
  background: var(--surface);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  transition: background-color 180ms ease-out, color 180ms ease-out;
}
button, .link { font-weight: 600; cursor: pointer; text-align: center; text-decoration: none; display: inline-block; }
select { inline-size: 100%; }
select[aria-invalid='true'] { border-color: var(--sale); border-width: 2px; }
.main { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
button:disabled { color: var(--soft); background: var(--sage); border-color: var(--line); cursor: default; }
[aria-pressed='true'] { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
.quiet { background: none; border-color: transparent; text-decoration: underline; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.room { padding: 16px; display: grid; gap: 16px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.note { color: var(--soft); font-size: 14px; }
.error { color: var(--sale); font-weight: 600; }
.panel { padding: 24px 16px; display: grid; gap: 16px; justify-items: start; background: var(--sage); border-radius: var(--radius); }
.grid { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr)); }
.card { display: flex; flex-direction: column; gap: 8px; block-size: 100%; padding: 12px; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); }
.card .end { display: grid; gap: 8px; margin-block-start: auto; }
img, .blank { display: block; inline-size: 100%; aspect-ratio: 1; object-fit: cover; background: var(--sage); border-radius: calc(var(--radius) - 4px); }
img.thumb, .blank.thumb { inline-size: 64px; }
.price { font-size: 18px; font-weight: 600; }
s { color: var(--soft); font-weight: 400; }
.strain { display: inline-grid; place-items: center; inline-size: 24px; block-size: 24px; border-radius: 50%; font-size: 14px; font-weight: 700; }
.strain[data-strain='indica'] { color: light-dark(#4c3d7a, #c5b9ef); background: light-dark(#e7e2f2, #2a2440); }
.strain[data-strain='hybrid'] { color: light-dark(#14645b, #7fd6ca); background: light-dark(#d9ece8, #12332f); }
.strain[data-strain='sativa'] { color: light-dark(#7f5210, #efc47f); background: light-dark(#f6e8cd, #382a12); }
.lines { display: grid; gap: 12px; }
.line { display: grid; gap: 8px; padding-block-end: 12px; border-block-end: 1px solid var(--line); }
.line .row { justify-content: space-between; }
.step { min-inline-size: 44px; padding-inline: 8px; }
.count { min-inline-size: 32px; text-align: center; }
.sum { display: grid; gap: 16px; }
.amounts { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; }
.amounts dd { text-align: end; }
.total { font-weight: 700; font-size: 18px; }
.waits { color: var(--soft); }
dialog { inline-size: min(100vw - 32px, 480px); max-block-size: calc(100dvh - 32px); padding: 32px 24px; overflow: auto; color: var(--ink); background: var(--paper); border: 1px solid var(--line); border-radius: var(--radius); }
dialog::backdrop { background: var(--leaflog-backdrop, rgb(14 21 18 / 0.94)); }
form, .field { display: grid; gap: 16px; }
.field { gap: 4px; }
.check { display: flex; gap: 8px; align-items: center; min-block-size: 44px; }
input[type='checkbox'] { inline-size: 20px; block-size: 20px; accent-color: var(--accent); }
.date { display: grid; gap: 8px; grid-template-columns: repeat(auto-fit, minmax(96px, 1fr)); }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) { [aria-pressed='true'], .main { outline: 2px solid; } }
`

const made = new Map<string, CSSStyleSheet>()

/** One sheet for all elements of a page. */
export function sheet(text = css): CSSStyleSheet {
  const known = made.get(text)
  if (known) return known
  const fresh = new CSSStyleSheet()
  fresh.replaceSync(text)
  made.set(text, fresh)
  return fresh
}
