import { expect, test } from 'vitest'
import { serverTexts } from './server-texts.ts'
import { termIn } from './use-term.ts'

test('[1.9] [shop 20] words of the shop’s data are in the visitor’s language, also with a number in front; names stay', () => {
  const inSpanish = termIn({ texts: serverTexts('es') })
  const words = ['Large', '30 count', '1 patch', '5 patches', '6 pack', '3.5g', '3 Blue Kettle', 'constructor']
  expect(words.map(inSpanish)).toEqual([
    'Grande',
    '30 unidades',
    '1 parche',
    '5 parches',
    'Paquete de 6',
    '3.5g',
    '3 Blue Kettle',
    'constructor',
  ])
  expect(words.map(termIn({ texts: serverTexts('en') }))).toEqual(words)
})
