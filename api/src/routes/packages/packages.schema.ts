import { Type } from 'typebox';
import { CURRENCIES, creditPackages } from '@rendezvous/shared/contract';
import { strictObject } from '../strictObject';

const KEYS = creditPackages('EUR').map(({ key }) => key);

export const CountryQuery = strictObject({ country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) });

export const PackagesReply = strictObject({
  packages: Type.Array(
    strictObject({
      id: Type.Integer(),
      key: Type.Enum(KEYS),
      credits: Type.Integer(),
      price: Type.Integer(),
      currency: Type.Enum(CURRENCIES),
    }),
  ),
  currency: Type.Enum(CURRENCIES),
  own_amount: strictObject({ min: Type.Integer(), max: Type.Integer() }),
});
