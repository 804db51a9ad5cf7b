import type { Said } from '@leaflog/core'
import {
  choosePart,
  chosenOf,
  isOffered,
  maxPartQuantity,
  partCost,
  setPartQuantity,
  takesSeveral,
  togglePart,
  type BundleChoice,
} from '@leaflog/core/catalogue'
import type { BundleItem, BundleOption, BundleProduct } from '@leaflog/core/wire/commerce/commerce-product'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Stepper } from '../../../shared/product/stepper.tsx'
import { type Formats, useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { classes } from '../../../shared/ui/classes.ts'
import { Select } from '../../../shared/ui/field.tsx'
import styles from './bundle-item-field.module.css'

export type BundleItemFieldProps = {
  bundle: BundleProduct
  item: BundleItem
  choice: BundleChoice
  problem: Said | null
  onChange: (choice: BundleChoice) => void
}

/** What an option adds: "+ $8.00" if the bundle has its own price, else the option's price. */
function addsText(bundle: BundleProduct, option: BundleOption, { t, money }: Words): string {
  const { final } = partCost(bundle, option)
  const parameters = { price: money(final), number: option.quantity }
  const isSeveral = option.quantity > 1
  if (bundle.dynamic_price) return isSeveral ? t('bundle.costsEach', parameters) : parameters.price
  if (final === 0) return t('bundle.included')
  return isSeveral ? t('bundle.addsEach', parameters) : t('bundle.adds', parameters)
}

type Words = { t: TFunction<'product'>; money: Formats['money'] }

const useWords = (): Words => ({ t: useTranslation('product').t, money: useFormats().money })

const titleOf = ({ required, title }: BundleItem, t: Words['t']): string =>
  required ? title : t('bundle.optional', { title })

/** One item of a bundle, by its type: a select, radio buttons, or checkboxes for several. */
export function BundleItemField(props: BundleItemFieldProps) {
  const { bundle, item, choice, problem, onChange } = props
  const words = useWords()
  const { t } = words
  const sentence = useMessage()
  if (item.type !== 'select') return <Options {...props} />
  const [chosen] = Object.keys(chosenOf(choice, item))
  const option = item.options.find(({ uid }) => uid === chosen)
  return (
    <div className={styles.item}>
      <Select
        label={titleOf(item, t)}
        value={chosen ?? ''}
        error={problem === null ? null : sentence(problem)}
        aria-required={item.required}
        onChange={({ target }) =>
          onChange(choosePart(choice, item, item.options.find(({ uid }) => uid === target.value) ?? null))
        }
      >
        {(!item.required || chosen === undefined) && (
          <option value="">{item.required ? t('bundle.choose') : t('bundle.none')}</option>
        )}
        {item.options.map((each) => (
          <option key={each.uid} value={each.uid} disabled={!isOffered(each)}>
            {each.label}, {isOffered(each) ? addsText(bundle, each, words) : t('stock.soldOut')}
          </option>
        ))}
      </Select>
      {option && <Quantity {...props} option={option} />}
    </div>
  )
}

function Options(props: BundleItemFieldProps) {
  const { bundle, item, choice, problem, onChange } = props
  const words = useWords()
  const { t } = words
  const sentence = useMessage()
  const group = useId()
  const several = takesSeveral(item)
  const chosen = chosenOf(choice, item)
  const described = problem === null ? undefined : `${group}-problem`
  return (
    <fieldset className={styles.item} aria-describedby={described}>
      <legend className={styles.legend}>{titleOf(item, t)}</legend>
      <ul className={styles.options}>
        {!several && !item.required && (
          <li>
            <label className={styles.option}>
              <input
                type="radio"
                name={group}
                checked={Object.keys(chosen).length === 0}
                onChange={() => onChange(choosePart(choice, item, null))}
              />
              <span>{t('bundle.none')}</span>
            </label>
          </li>
        )}
        {item.options.map((option) => {
          const offered = isOffered(option)
          const isChosen = chosen[option.uid] !== undefined
          return (
            <li key={option.uid} className={styles.row}>
              <label className={classes(styles.option, !offered && styles.gone)}>
                <input
                  type={several ? 'checkbox' : 'radio'}
                  name={group}
                  checked={isChosen}
                  disabled={!offered && !isChosen}
                  aria-invalid={problem === null ? undefined : true}
                  aria-describedby={described}
                  onChange={() =>
                    onChange(several ? togglePart(choice, item, option) : choosePart(choice, item, option))
                  }
                />
                <span className={styles.name}>{option.label}</span>
                <span className={styles.adds}>{offered ? addsText(bundle, option, words) : t('stock.soldOut')}</span>
              </label>
              {isChosen && <Quantity {...props} option={option} />}
            </li>
          )
        })}
      </ul>
      {problem !== null && (
        <p id={described} className={styles.problem}>
          {sentence(problem)}
        </p>
      )}
    </fieldset>
  )
}

function Quantity({ item, choice, option, onChange }: BundleItemFieldProps & { option: BundleOption }) {
  if (!option.can_change_quantity) return null
  return (
    <div className={styles.quantity}>
      <Stepper
        quantity={chosenOf(choice, item)[option.uid] ?? option.quantity}
        of={option.label}
        max={option.product?.only_x_left_in_stock ?? maxPartQuantity}
        onChange={(quantity) => onChange(setPartQuantity(choice, item, option, quantity))}
      />
    </div>
  )
}
