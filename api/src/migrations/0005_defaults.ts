import { sql, type Migration } from 'kysely';

const statements = [
  sql`insert into companies (id, name, address, kvk, city, country, tradenames, vat_numbers, support_phone, delete_discount, added) values
    (1, 'Rendezvous Media B.V.', 'Keizersgracht 1', '00000000', '1015 CC Amsterdam', 'NL', '{Rendezvous}', '{NL000000000B01}',
     '+31 20 000 0000', null, 1717236000)`,
  sql`insert into domains (host, is_default, settings) values ('localhost', true, '{}')`,
];

/** Inserts the company and the domain with which a new installation starts. */
export const defaults0005: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
