/** Entry points of `shared` that load with the first screen that needs them, keyed by share name. */
export const lazyDoors = {
  '@rendezvous/shared/forms': () => import('@rendezvous/shared/forms'),
  '@rendezvous/shared/pickers': () => import('@rendezvous/shared/pickers'),
  '@rendezvous/shared/safety': () => import('@rendezvous/shared/safety'),
};
