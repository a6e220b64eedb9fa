/** What the browser keeps until the tab closes; null where it is forbidden, since already asking for it throws there. */
export function visitStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
