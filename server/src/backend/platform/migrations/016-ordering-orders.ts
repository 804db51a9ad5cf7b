import { sql, type Kysely } from 'kysely'

const statements = [
  // The order that a cart became; null while it is a cart.
  sql`alter table carts add column order_number text`,

  sql`alter table orders
    add column channel text not null default 'commerce' check (channel in ('commerce', 'ordering')),
    add column service_fee int not null default 0 check (service_fee >= 0)`,
  sql`update orders set channel = 'ordering' where checkout is null`,
  sql`alter table orders drop constraint orders_add_up`,
  sql`alter table orders add constraint orders_add_up check (
    grand_total = subtotal - discount + shipping + service_fee + tax - points_value - store_credit - gift_card
    and grand_total >= 0
  )`,

  // An order of the ordering channel has further personal data.
  sql`create or replace function forget_person() returns trigger language plpgsql as $$
    begin
      new.customer_firstname = '';
      new.customer_lastname = '';
      new.checkout = (new.checkout - 'telephone' - 'medicalCard')
        || '{"shippingAddress": null, "billingAddress": null}';
      update order_items set choice = choice || '{"giftCard": null}' where order_id = new.entity_id and choice is not null;
      return new;
    end
  $$`,
] as const

/** Orders of the ordering channel, with its service fee. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
