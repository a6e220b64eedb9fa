/** Doors that remotes load with the first screen that needs them; named here because a release provides only what its sources name. */
export const lazyDoors = {
  pickers: () => import('@rendezvous/shared/pickers'),
  forms: () => import('@rendezvous/shared/forms'),
};
