/** What remotes share that comes with the first screen that needs it, by the name they ask for it. */
export const lazyDoors = {
  '@rendezvous/shared/forms': () => import('@rendezvous/shared/forms'),
  '@rendezvous/shared/pickers': () => import('@rendezvous/shared/pickers'),
  '@rendezvous/shared/safety': () => import('@rendezvous/shared/safety'),
};
