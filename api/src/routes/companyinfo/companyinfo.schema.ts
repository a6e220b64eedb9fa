import { Type } from 'typebox';
import { strictObject } from '../strictObject';

export const CompanySchema = strictObject({
  name: Type.String(),
  address: Type.String(),
  kvk: Type.String(),
  city: Type.String(),
  country: Type.String(),
  tradenames: Type.Array(Type.String()),
  vat_numbers: Type.Array(Type.String()),
  support_phone: Type.String(),
  delete_discount: Type.Union([strictObject({ code: Type.String(), value_percentage: Type.Number() }), Type.Null()]),
  added: Type.Integer(),
});

export const CompanyReply = strictObject({ company: CompanySchema });
