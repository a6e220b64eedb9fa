export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export const SEXUALITIES = ['hetero', 'gay', 'lesbian', 'bi'] as const;
export type Sexuality = (typeof SEXUALITIES)[number];

/** Sexualities available to each gender. */
export const SEXUALITIES_BY_GENDER: Record<Gender, readonly Sexuality[]> = {
  male: ['hetero', 'gay', 'bi'],
  female: ['hetero', 'lesbian', 'bi'],
};

const other: Record<Gender, Gender> = { male: 'female', female: 'male' };

/** Genders a member wants to meet. */
export function wantedGenders(gender: Gender, sexuality: Sexuality): readonly Gender[] {
  if (sexuality === 'bi') return GENDERS;
  return sexuality === 'hetero' ? [other[gender]] : [gender];
}
