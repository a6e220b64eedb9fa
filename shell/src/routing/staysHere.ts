/** True when the browser is where it was after all that runs now: whoever ends a session may be about to go elsewhere. */
export function staysHere(): Promise<boolean> {
  const { href } = window.location;
  return new Promise((resolve) => setTimeout(() => resolve(window.location.href === href)));
}
