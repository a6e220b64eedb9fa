/** End of the address of a member who was erased; nobody can have it. */
export const BURIED = '@deleted.invalid';
