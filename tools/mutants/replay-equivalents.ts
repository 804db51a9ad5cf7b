import { type Equivalent, of } from './equivalent.ts'

/** Those of replay and redaction. */
export const replayEquivalents: readonly Equivalent[] = [
  of(
    'core/src/replay/create-rewrite.ts',
    'if (!isRead(kind)) pseudonyms.of(kind, text)',
    '!isRead(kind)',
    'true',
    'what has no pseudonym of its own leaves none behind when it is asked for',
  ),
  of(
    'core/src/replay/create-rewrite.ts',
    'const ages: number[] = []',
    '[]',
    '["Stryker was here"]',
    'what is no number is no age',
  ),
  of(
    'core/src/replay/create-rewrite.ts',
    '[...places].flatMap((place) => [place, ...place.split(/[\\s,]+/)]).map((word) => word.toLowerCase()),',
    '/[\\s,]+/',
    '/[\\s,]/',
    'nobody asks for the empty word',
  ),
  of(
    'core/src/replay/pseudonyms.ts',
    "const other = once('phone', digits.slice(-NATIONAL), (count) => String(count)).padStart(5, '0')",
    "'phone'",
    '""',
    'a name of its own either way',
  ),
  of(
    'core/src/replay/pseudonyms.ts',
    "digits.length < NATIONAL ? '0' : '1',",
    'digits.length < NATIONAL',
    'digits.length <= NATIONAL',
    'ten digits need no more before them',
  ),
  of(
    'core/src/replay/pii-fields.ts',
    'for (let from = 0; from < keys.length; from += 1) {',
    'from < keys.length',
    'from <= keys.length',
    'the empty ending is not listed',
  ),
  of(
    'core/src/replay/pii-fields.ts',
    "return (listed === null ? undefined : table.get(listed)) ?? (isOpen(path) ? 'open' : 'text')",
    'listed === null',
    'false',
    'null is not listed either',
  ),
  of(
    'core/src/replay/open-log.ts',
    "const known = createFolder(knownDomains, '')",
    "''",
    '"Stryker was here!"',
    'events are known in every tab',
  ),
]
