import type { AddressFieldName } from './address-rules.ts'
import { Pair } from './form-parts.tsx'
import { SelectField, TextField } from './text-field.tsx'
import type { AddressDraft } from './use-address.ts'
import type { FieldProps } from './use-form.ts'

type AddressFieldsProps = {
  address: AddressDraft
  /** `field` of the form whose rules contain the address's. */
  field: (name: AddressFieldName) => FieldProps<string>
  /** Keeps two addresses of one page apart for browsers that fill them in. */
  section?: 'shipping' | 'billing'
}

/** The country's regions to choose from, or a text where the country has no list. */
function RegionField({ address: { country, initial }, field, autoComplete }: RegionFieldProps) {
  const regions = country?.available_regions ?? []
  const props = { ...field('region'), autoComplete }
  const isKnown = country?.id === initial.country
  if (regions.length === 0)
    return (
      <TextField
        {...props}
        label="Region"
        hint="Optional."
        maxLength={100}
        defaultValue={isKnown ? initial.region : ''}
      />
    )
  return (
    <SelectField {...props} key={country?.id} label="State" required defaultValue={isKnown ? initial.region : ''}>
      <option value="">Choose a state</option>
      {regions.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type RegionFieldProps = Pick<AddressFieldsProps, 'address' | 'field'> & { autoComplete: string }

/** The fields of an address, in the order in which one is written in the United States (3.3.5, 3.9). */
export function AddressFields({ address, field, section }: AddressFieldsProps) {
  const { countries, country, choose, initial } = address
  const filledBy = (token: string) => (section === undefined ? token : `${section} ${token}`)
  const text = (name: AddressFieldName, token: string) => ({
    ...field(name),
    autoComplete: filledBy(token),
    defaultValue: initial[name] ?? '',
  })
  const countryField = field('country')
  return (
    <>
      <Pair>
        <TextField {...text('firstname', 'given-name')} label="First name" maxLength={100} required />
        <TextField {...text('lastname', 'family-name')} label="Last name" maxLength={100} required />
      </Pair>
      <TextField {...text('company', 'organization')} label="Company" hint="Optional." maxLength={100} />
      <TextField {...text('street1', 'address-line1')} label="Street address" maxLength={255} required />
      <TextField
        {...text('street2', 'address-line2')}
        label="Apartment, suite, unit"
        hint="Optional."
        maxLength={255}
      />
      {initial.street3 !== undefined && initial.street3 !== '' && (
        <TextField {...text('street3', 'address-line3')} label="Further line" maxLength={255} />
      )}
      <Pair>
        <TextField {...text('city', 'address-level2')} label="City" maxLength={100} required />
        <RegionField address={address} field={field} autoComplete={filledBy('address-level1')} />
      </Pair>
      <Pair>
        <TextField
          {...text('postcode', 'postal-code')}
          label={country?.id === 'US' ? 'ZIP code' : 'Postcode'}
          maxLength={20}
          required
        />
        <SelectField
          {...countryField}
          label="Country"
          autoComplete={filledBy('country')}
          required
          value={country?.id ?? ''}
          onChange={(event) => {
            choose(event.target.value)
            countryField.onChange()
          }}
        >
          {country === undefined && <option value="">Choose a country</option>}
          {countries.map(({ id, full_name_locale, full_name_english }) => (
            <option key={id} value={id}>
              {full_name_locale || full_name_english || id}
            </option>
          ))}
        </SelectField>
      </Pair>
      <TextField
        {...text('telephone', 'tel')}
        label="Telephone"
        hint="For questions about an order, and nothing else."
        type="tel"
        inputMode="tel"
        maxLength={30}
        required
      />
    </>
  )
}
