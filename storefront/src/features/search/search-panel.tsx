import { LONGEST_TERM, type Search, names, searchHref } from '@leaflog/core/search'
import { useShop } from '@leaflog/react'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import { Search as SearchIcon, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTerm } from '../../shared/i18n/use-term.ts'
import { follow } from '../../shared/page/follow.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { useOnline } from '../../shared/ui/use-online.ts'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { SEARCH_PATH } from './search-data.ts'
import { SearchFoot } from './search-foot.tsx'
import { SearchList } from './search-list.tsx'
import { SearchMessage } from './search-message.tsx'
import { type SearchOption, optionGroups } from './search-options.ts'
import styles from './search-layer.module.css'
import { useStoreSuggestions, usePageSuggestions } from './use-link-suggestions.ts'
import { useSearchBox } from './use-search-box.ts'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'

/** A combobox with a listbox (ARIA Authoring Practices): the field keeps the focus, the arrow keys choose. */
export function SearchPanel({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTranslation('search')
  const word = useTerm()
  const shop = useShop()
  const router = useRouter()
  const online = useOnline()
  const { menu } = useLoaderData({ from: '__root__' })
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const { search, retry, ...state } = useSearchBox(text)
  const [isForgotten, setForgotten] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const recent = isForgotten || search === null ? [] : search.recent.list()
  useEffect(() => field.current?.focus(), [])

  const dispensaries = useStoreSuggestions(state.term)
  const pages = usePageSuggestions(state.term)
  const named = menu.filter(({ label }) => names(word(label), state.term))
  const groups = optionGroups({ state, recent, categories: menu, dispensaries, pages, named })
  const options = groups.flatMap((group) => group.options)
  const active = options.find(({ key }) => key === activeKey)
  const idOf = (option: SearchOption) => `${id}-option-${options.indexOf(option)}`

  const type = (typed: string) => {
    setText(typed)
    setActiveKey(null)
  }
  /** Side effects of leaving with an option. The box shows at once that it was heard: closing it takes a moment. */
  const leave = (option: SearchOption | null, term: string) => {
    setLeaving(true)
    const searched = option !== null && 'term' in option ? option.term : term
    // A quick visitor leaves before the search code is loaded.
    const remember = ({ recent: terms }: Search) => terms.remember(searched)
    if (searched !== '') shop.search().then(remember, reportUnexpected({ shop }, 'TERM_NOT_REMEMBERED'))
    const foundBy = state.suggestions?.foundBy
    if (option?.kind === 'product' && foundBy) search?.events.clicked(foundBy, option.product)
    onClose()
  }
  const submit = () => {
    if (active === undefined && text.trim() === '') return
    leave(active ?? null, text)
    follow(router, active?.href ?? searchHref(text))
  }
  const step = (by: 1 | -1) => {
    // The field itself is between the last option and the first.
    const keys: (string | null)[] = [null, ...options.map(({ key }) => key)]
    const at = keys.indexOf(active?.key ?? null)
    setActiveKey(keys[(at + by + keys.length) % keys.length] ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    step(event.key === 'ArrowDown' ? 1 : -1)
  }

  const count = options.length
  const counted = count === 0 ? t('empty.title', { term: state.term }) : t('box.status', { count })
  const announcement = state.isLoading ? t('box.loading') : state.status === 'ready' ? counted : ''
  return (
    <>
      <form
        role="search"
        action={SEARCH_PATH}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Icon icon={SearchIcon} size={22} />
        <input
          ref={field}
          role="combobox"
          name="q"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={t('box.placeholder')}
          aria-label={t('box.label')}
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-activedescendant={active && idOf(active)}
          aria-autocomplete="list"
          aria-busy={state.isLoading}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST_TERM}
          className={styles.field}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            // The focus stays in the field, and with it a phone's keyboard; the Enter key brings it there.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              type('')
              field.current?.focus()
            }}
          >
            {t('box.clear')}
          </button>
        )}
        <button type="button" className={styles.close} aria-label={t('box.close')} title={title} onClick={onClose}>
          <Icon icon={X} />
        </button>
        <span className={styles.progress} data-loading={state.isLoading || isLeaving} />
      </form>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div className={styles.content}>
        <SearchMessage state={state} online={online} hasOptions={options.length > 0} onRetry={retry} />
        {options.length > 0 && (
          <SearchList
            id={id}
            groups={groups}
            activeKey={activeKey}
            idOf={idOf}
            onChoose={(option) => leave(option, option.kind === 'product' ? state.term : '')}
          />
        )}
      </div>
      <SearchFoot
        hasRecent={recent.length > 0 && state.term === ''}
        onClear={() => {
          search?.recent.clear()
          setForgotten(true)
          field.current?.focus()
        }}
      />
    </>
  )
}
