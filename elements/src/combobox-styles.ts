/** Styles of the field with a list. */
import { sheet } from './styles.ts'

const css = `
.combobox { position: relative; display: grid; gap: 4px; }
input:not([type='checkbox']) { inline-size: 100%; min-block-size: 44px; padding: 8px 16px; font: inherit; color: var(--ink); background: var(--surface); border: 1px solid var(--edge); border-radius: var(--radius); }
.options { position: absolute; z-index: 1; inset-block-start: 100%; inset-inline: 0; max-block-size: min(360px, 60dvh); margin-block-start: 4px; overflow: auto; background: var(--surface); border: 1px solid var(--edge); border-radius: var(--radius); box-shadow: 0 8px 24px rgb(0 0 0 / 0.2); }
.options li { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; min-block-size: 44px; padding: 8px 12px; cursor: pointer; }
.options li:hover, .options .active { background: var(--sage); }
.options .active { outline: 3px solid var(--focus); outline-offset: -3px; }
.options [aria-selected='true'] { font-weight: 600; }
.options .note { color: var(--ink); }
.options .what { flex: 1; }
.options .thumb { inline-size: 44px; }
`

export const comboboxSheet = (): CSSStyleSheet => sheet(css)
