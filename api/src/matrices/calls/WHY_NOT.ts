/** Why an aspect of a call has no test. */
export const WHY_NOT = {
  answersAll: 'it answers everybody who may call it',
  namesNothing: 'it names nothing that is stored',
  namesPublic: 'what it names is the same for everybody',
  tellsOwner: 'what comes of it is mailed to the owner alone',
  secretName: 'whoever knows its name may use it',
  signed: 'the signature of its sender is the right to it',
  sameAnswer: 'it answers the same whether or not it exists, and removes only what is one’s own',
  createsOnly: 'it only adds something that is the caller’s own',
} as const;
