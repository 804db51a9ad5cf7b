import { useTranslation } from 'react-i18next'
import { useTerm } from '../i18n/use-term.ts'
import type { AddressFieldName } from './address-rules.ts'
import { Pair } from './form-parts.tsx'
import { SelectField, TextField } from './text-field.tsx'
import type { AddressDraft } from './use-address.ts'
import type { FieldProps } from './use-form.ts'

type AddressFieldsProps = {
  address: AddressDraft
  /** `field` of the form whose rules include the address's. */
  field: (name: AddressFieldName) => FieldProps<string>
  /** Distinguishes two addresses on one page for autofill. */
  section?: 'shipping' | 'billing'
  /** Somebody's home in the country that is known: neither a company nor a country is asked for. */
  local?: boolean
}

/** The country's regions in a select, or a text field if the country has no list. */
function RegionField({ address: { country, initial }, field, autoComplete }: RegionFieldProps) {
  const { t } = useTranslation('forms')
  const regions = country?.available_regions ?? []
  const props = { ...field('region'), autoComplete }
  const isKnown = country?.id === initial.country
  if (regions.length === 0)
    return (
      <TextField
        {...props}
        label={t('address.region')}
        hint={t('address.optional')}
        maxLength={100}
        defaultValue={isKnown ? initial.region : ''}
      />
    )
  return (
    <SelectField
      {...props}
      key={country?.id}
      label={t('address.state')}
      required
      defaultValue={isKnown ? initial.region : ''}
    >
      <option value="">{t('address.chooseState')}</option>
      {regions.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type RegionFieldProps = Pick<AddressFieldsProps, 'address' | 'field'> & { autoComplete: string }

/** The fields of an address, in US order (3.3.5, 3.9). */
export function AddressFields({ address, field, section, local = false }: AddressFieldsProps) {
  const { t } = useTranslation('forms')
  const word = useTerm()
  const { countries, country, choose, initial } = address
  const filledBy = (token: string) => (section === undefined ? token : `${section} ${token}`)
  const text = (name: AddressFieldName, token: string) => ({
    ...field(name),
    autoComplete: filledBy(token),
    defaultValue: initial[name] ?? '',
  })
  const countryField = field('country')
  const telephone = (
    <TextField
      {...text('telephone', 'tel')}
      label={t('address.telephone')}
      hint={t('address.telephoneHint')}
      type="tel"
      inputMode="tel"
      maxLength={30}
      required
    />
  )
  return (
    <>
      <Pair>
        <TextField {...text('firstname', 'given-name')} label={t('address.firstname')} maxLength={100} required />
        <TextField {...text('lastname', 'family-name')} label={t('address.lastname')} maxLength={100} required />
      </Pair>
      {local ? (
        <>
          <input type="hidden" name="company" value="" />
          <input type="hidden" name="country" value={country?.id ?? ''} />
        </>
      ) : (
        <TextField
          {...text('company', 'organization')}
          label={t('address.company')}
          hint={t('address.optional')}
          maxLength={100}
        />
      )}
      <TextField {...text('street1', 'address-line1')} label={t('address.street')} maxLength={255} required />
      <TextField
        {...text('street2', 'address-line2')}
        label={t('address.unit')}
        hint={t('address.optional')}
        maxLength={255}
      />
      {initial.street3 !== undefined && initial.street3 !== '' && (
        <TextField {...text('street3', 'address-line3')} label={t('address.furtherLine')} maxLength={255} />
      )}
      <Pair>
        <TextField {...text('city', 'address-level2')} label={t('address.city')} maxLength={100} required />
        <RegionField address={address} field={field} autoComplete={filledBy('address-level1')} />
      </Pair>
      <Pair>
        <TextField
          {...text('postcode', 'postal-code')}
          label={country?.id === 'US' ? t('address.zipCode') : t('address.postcode')}
          maxLength={20}
          required
        />
        {local ? (
          telephone
        ) : (
          <SelectField
            {...countryField}
            label={t('address.country')}
            autoComplete={filledBy('country')}
            required
            value={country?.id ?? ''}
            onChange={(event) => {
              choose(event.target.value)
              countryField.onChange()
            }}
          >
            {country === undefined && <option value="">{t('address.chooseCountry')}</option>}
            {countries.map(({ id, full_name_locale, full_name_english }) => (
              <option key={id} value={id}>
                {word(full_name_locale || full_name_english || id)}
              </option>
            ))}
          </SelectField>
        )}
      </Pair>
      {!local && telephone}
    </>
  )
}
