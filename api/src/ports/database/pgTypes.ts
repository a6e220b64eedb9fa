import { types, type CustomTypesConfig } from 'pg';

const INT8 = 20;
const DATE = 1082;

/** Numbers for int8 (all of ours are below 2^53) and text for dates, which have no time zone to be wrong about. */
export const pgTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    if (oid === INT8) return Number;
    if (oid === DATE) return (value: string) => value;
    return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid, 'text');
  },
};
