/** A Rewards member as the commerce backend returns it: money in dollars, dates as text. */
const usd = (value: number) => ({ value, currency: 'USD' })

export const sentCustomer = {
  firstname: 'Avery',
  lastname: 'Lindqvist',
  nickname: null,
  suffix: null,
  email: 'avery@example.com',
  is_subscribed: true,
  created_at: '2025-12-03 15:00:00',
  my_store: 'fl_miami',
  my_store_info: null,
  date_of_birth: '1990-04-12' as string | null,
  gender: null,
  delivery_method: null,
  communication_preferences: {
    marketing_email: 'avery@example.com',
    is_email_subscribed: true,
    marketing_phone: null,
    is_phone_subscribed: false,
    marketing_email_rewards: 'avery@example.com',
    is_email_subscribed_rewards: true,
    marketing_phone_rewards: null as string | null,
    is_phone_subscribed_rewards: false,
  },
  loyalty: {
    show_rewards: true,
    is_signed: true,
    points: 242,
    shop_auto_login: false,
    rewards_auto_login: false,
    rewards_state: 'FL',
  },
  reward_points: { balance: { points: 242, money: usd(5) } },
}
export type SentCustomer = typeof sentCustomer

export const sentRewards = {
  member_code: 'K7QX2M9TRWHD',
  points: 242,
  worth: usd(5),
  points_expire_on: '2027-11-19' as string | null,
  ladder: [
    { points: 100, value: usd(5) },
    { points: 300, value: usd(18) },
  ],
  offers: [
    {
      id: 'o1',
      title: '$10 off topicals',
      description: 'Ten dollars off a topical.',
      code: 'FROST10',
      ends_on: '2027-02-28',
    },
    {
      id: 'o2',
      title: 'Five jars',
      description: 'Return five jars, get $3 off.',
      code: 'JARS5',
      ends_on: null as string | null,
    },
  ],
  history: [
    { id: 'h2', date: '2026-06-19', label: '$5.00 off at Miami', points: -100, balance: 242 },
    { id: 'h1', date: '2026-02-06', label: 'Order 000000101', points: 342, balance: 342 },
  ],
}

export const sentOrders = [
  {
    number: '000000107',
    order_date: '2026-11-19 18:00:00',
    status: 'Ready for pickup',
    total: { grand_total: usd(84.5) },
  },
  { number: '000000101', order_date: '2026-02-06 19:00:00', status: 'Complete', total: { grand_total: usd(342) } },
]
