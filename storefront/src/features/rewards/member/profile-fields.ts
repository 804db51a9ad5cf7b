import { birthDateProblem } from '@leaflog/core'
import type { Customer, ProfileChange } from '@leaflog/core/wire/commerce/customer-model'
import { required } from '../../../shared/forms/field-rules.ts'

/** The values of the profile form, all text; '' means not given. */
export interface ProfileFields {
  readonly firstname: string
  readonly lastname: string
  readonly nickname: string
  readonly suffix: string
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string
  /** Adobe's number: 1 male, 2 female, 3 not specified; 0 not given. */
  readonly gender: string
  /** State code of the program. */
  readonly state: string
  /** `store_code` of the home dispensary. */
  readonly store: string
}

export const fieldsOf = (customer: Customer): ProfileFields => ({
  firstname: customer.firstname,
  lastname: customer.lastname,
  nickname: customer.nickname ?? '',
  suffix: customer.suffix ?? '',
  dateOfBirth: customer.date_of_birth ?? '',
  gender: String(customer.gender ?? 0),
  state: customer.loyalty.rewards_state ?? '',
  store: customer.my_store ?? '',
})

type Problems = Readonly<Partial<Record<keyof ProfileFields, string>>>

/** The errors, by field. `today` is `YYYY-MM-DD`; a saved date of birth is not validated again. */
export const problemsOf = (fields: ProfileFields, saved: ProfileFields, today: string): Problems => {
  const birthDate = fields.dateOfBirth === saved.dateOfBirth ? null : birthDateProblem(fields.dateOfBirth, today)
  const [firstname, lastname] = [required(fields.firstname), required(fields.lastname)]
  return {
    ...(firstname !== null && { firstname }),
    ...(lastname !== null && { lastname }),
    ...(birthDate !== null && { dateOfBirth: birthDate }),
  }
}

/** Only the values that differ from the saved ones. */
export const changeOf = (fields: ProfileFields, saved: ProfileFields): ProfileChange => {
  const differs = (name: keyof ProfileFields): boolean => fields[name].trim() !== saved[name].trim()
  return {
    ...(differs('firstname') && { firstname: fields.firstname.trim() }),
    ...(differs('lastname') && { lastname: fields.lastname.trim() }),
    ...(differs('nickname') && { nickname: fields.nickname.trim() }),
    ...(differs('suffix') && { suffix: fields.suffix.trim() }),
    ...(differs('dateOfBirth') && { date_of_birth: fields.dateOfBirth }),
    ...(differs('gender') && { gender: Number(fields.gender) }),
    ...(differs('state') && { rewards_state: fields.state }),
    ...(differs('store') && { my_store: fields.store }),
  }
}
