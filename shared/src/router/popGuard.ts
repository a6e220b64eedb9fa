type PopGuard = (event: PopStateEvent) => void;

let guard: PopGuard | null = null;

// Listeners run in the order of registration, so this one runs before that of any router.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => guard?.(event));

/** Sets a guard that receives Back and Forward events before the router does and may stop them; null removes it. */
export function setPopGuard(newGuard: PopGuard | null): void {
  guard = newGuard;
}
