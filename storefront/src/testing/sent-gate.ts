/** The age gate of Florida, as the commerce backend returns it. */
export const sentGate = {
  state_code: 'FL',
  state_label: 'Florida',
  main_title: 'Before we get started...',
  sub_title: 'Are you over the age of 18 years old?',
  age_requirement_copy: 'Sorry.',
  min_age_medical: '18',
  min_age_recreational: '21',
  show_datepicker: false,
}
