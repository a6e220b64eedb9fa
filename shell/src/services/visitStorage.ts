/** Returns the storage that lasts until the tab closes; null where it is blocked, since even accessing it throws. */
export function getVisitStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
