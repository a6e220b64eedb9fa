/** True when the address has not changed once everything already running has finished: code that ends a session may be about to navigate. */
export function staysHere(): Promise<boolean> {
  const { href } = window.location;
  return new Promise((resolve) => setTimeout(() => resolve(window.location.href === href)));
}
