import { sql, type Kysely } from 'kysely'

const statements = [
  // Certifying doctors. first_visit_fee is in cents; details is never queried.
  sql`create table doctors (
    id text primary key,
    state_code text not null,
    city text not null,
    postcode text not null,
    latitude double precision not null,
    longitude double precision not null,
    telehealth boolean not null,
    accepting_new_patients boolean not null,
    position int not null,
    details jsonb not null
  )`,
  sql`create index doctors_state on doctors (state_code, position)`,

  // Approximate positions of ZIP codes, by their first three digits.
  sql`create table zip_areas (
    prefix text primary key,
    state_code text not null,
    city text not null,
    latitude double precision not null,
    longitude double precision not null
  )`,

  // Batch codes are unique per laboratory: two products may have the same.
  sql`create table lab_results (
    batch text not null,
    product_id text not null references products (id) on delete cascade,
    position int not null,
    report jsonb not null,
    primary key (batch, product_id)
  )`,
] as const

/** Doctors, positions of ZIP codes, and laboratory results (2c.1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
