/** Why an aspect of a call has no test. */
export const WHY_NOT = {
  answersAll: 'it answers everybody who may call it',
  namesNothing: 'it names nothing that is stored',
  namesPublic: 'what it names is the same for everybody',
  createsOnly: 'it only adds something that is the caller’s own',
} as const;
